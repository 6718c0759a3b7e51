import { Parser } from 'htmlparser2'
import { graphemesOf } from '../rules/writing/cut.ts'
import type { PagePreview } from '../operational/link-previews.ts'

/** Maximum lengths in characters. */
const MAX_TITLE = 200
const MAX_DESCRIPTION = 300
const MAX_SITE_NAME = 80

/** Text in one line, without control and direction characters but with joiners, shortened to a maximum length; null if it is empty. */
function plain(text: string | undefined, max: number): string | null {
  const line = (text ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .trim()
  const characters = graphemesOf(line)
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line || null
}

/** Maximum number of elements of a page that are read, and of those that are open at a time. */
const MAX_ELEMENTS = 2000
const MAX_OPEN = 20

/**
 * The preview in the head of a page, from Open Graph properties, title and description; null without a title. Ends at
 * the body, or where the page has more elements, or more inside of each other, than a head has.
 */
export function previewIn(html: string): PagePreview | null {
  const metas = new Map<string, string>()
  let title = ''
  let isTitle = false
  let elements = 0
  let open = 0
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      if (tag === 'body' || ++elements > MAX_ELEMENTS || ++open > MAX_OPEN) return parser.pause()
      isTitle = tag === 'title' && title === ''
      const key = (property ?? name)?.toLowerCase()
      if (tag === 'meta' && key && content && !metas.has(key)) metas.set(key, content)
    },
    ontext: (text) => void (isTitle && (title += text)),
    onclosetag(tag) {
      if (tag === 'head') return parser.pause()
      open--
      isTitle = false
    },
  })
  parser.end(html)
  const told = plain(metas.get('og:title'), MAX_TITLE) ?? plain(title, MAX_TITLE)
  const description = metas.get('og:description') ?? metas.get('description')
  return told === null
    ? null
    : {
        title: told,
        description: plain(description, MAX_DESCRIPTION),
        siteName: plain(metas.get('og:site_name'), MAX_SITE_NAME),
      }
}
