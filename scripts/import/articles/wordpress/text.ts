import { z } from 'zod'
import { escaped } from '../../../../services/foreign-markup.ts'

// Texts of WordPress as HTML: shortcodes, and the lines of the classic editor.

/** Shortcodes of WordPress and common plugins that need neither a value nor an end. */
const common = new Set(
  'caption wp_caption gallery audio video playlist embed code sourcecode toc contact-form contact-form-7 wpforms googlemaps youtube vimeo soundcloud tweet twitter instagram gist slideshow'.split(
    ' ',
  ),
)
const embedding = new Set('youtube vimeo soundcloud tweet twitter instagram gist googlemaps'.split(' '))
const quoted = `"[^"\n<]{0,2000}"|'[^'\n<]{0,2000}'`
const shortcode = new RegExp(String.raw`\[(\/?)([a-zA-Z][\w-]*)((?:[\s=](?:${quoted}|[^\[\]"'<>])*)?)\]`, 'g')

const literal = /\[(\[\/?[a-zA-Z][^[\]\n]*\])\]/g

interface Converted {
  html: string
  /** Shortcodes that are left out; their content stays. */
  shortcodes: string[]
}

const addressIn = (text: string) => /https?:\/\/[^\s"'\]<>]+/.exec(text)?.[0].replaceAll('&amp;', '&')
const link = (address: string) => `<a href="${escaped(address)}">${escaped(address)}</a>`

/** A picture with its caption, which old texts have as a value of the shortcode. */
function figureOf(values: string, inner: string): string {
  const picture = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inner)
  const named = /\scaption=(?:"([^"]*)"|'([^']*)')/.exec(values)
  const rest = picture ? inner.replace(picture[0], ' ') : inner
  const caption = [named?.[1] ?? named?.[2] ?? '', rest].filter((part) => part.trim() !== '').join(' ')
  return `<figure>${picture?.[0] ?? ''}<figcaption>${caption}</figcaption></figure>`
}

/**
 * Replaces shortcodes: a caption by a figure, an embedded page by a link, code by preformatted text; of others
 * the content stays. A word in brackets without value, underscore or end, such as `[sic]`, is text.
 */
function withoutShortcodes(text: string): Converted {
  const shortcodes: string[] = []
  const ended = new Set(text.matchAll(/\[\/([a-zA-Z][\w-]*)\]/g).map(([, name]) => name))
  const html = text
    .replaceAll(literal, (_, inner: string) => inner.replaceAll('[', '&#91;').replaceAll(']', '&#93;'))
    .replaceAll(
      /\[(?:wp_)?caption\b([^\]]*)\]([^]*?)\[\/(?:wp_)?caption\]/g,
      (_, values: string, inner: string) => figureOf(values, inner),
    )
    .replaceAll(/\[embed\b[^\]]*\]\s*([^[\]]*?)\s*\[\/embed\]/g, (_, inner: string) => {
      const address = addressIn(inner)
      return address ? `<p>${link(address)}</p>` : inner
    })
    .replaceAll(/\[(code|sourcecode)\b[^\]]*\]([^]*?)\[\/\1\]/g, '<pre>$2</pre>')
    .replaceAll(shortcode, (whole, end: string, name: string, values: string) => {
      const isShortcode =
        common.has(name) || name.includes('_') || ended.has(name) || /\s[\w-]+=|\/$/.test(values)
      if (!isShortcode) return whole
      if (end === '') shortcodes.push(whole)
      const address = embedding.has(name) ? addressIn(values) : undefined
      return address ? `<p>${link(address)}</p>` : ' '
    })
  return { html, shortcodes }
}

const edges =
  'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form h[1-6] header hr iframe legend li main nav ol option p pre script section select style summary table tbody td textarea tfoot th thead tr ul br'.replaceAll(
    ' ',
    '|',
  )
const edge = new RegExp(`^</?(?:${edges})\\b`, 'i')
const raw = /^<(\/?)(?:pre|script|style|textarea)\b/i
const holder = /^<(\/?)(p|li|dd|dt|td|th|h[1-6]|blockquote|figcaption|caption)\b/i

/**
 * Lines of the classic editor as HTML: a line break is one, and an empty line begins a paragraph. Loose text keeps its
 * empty lines. A text of blocks has its breaks as HTML.
 */
function withLines(text: string): string {
  if (text.includes('<!-- wp:')) return text
  const parts = text.replaceAll(/\r\n?/g, '\n').split(/(<!--[^]*?-->|<\/?[a-zA-Z][^<>]*>)/)
  let depth = 0
  const holders: string[] = []
  return parts
    .map((part, at) => {
      if (at % 2 === 1) {
        const [, rawEnd] = raw.exec(part) ?? []
        if (rawEnd !== undefined) depth = Math.max(0, depth + (rawEnd === '' ? 1 : -1))
        const [, end, name = ''] = holder.exec(part) ?? []
        if (end === '') holders.push(name.toLowerCase())
        else if (end !== undefined && holders.includes(name.toLowerCase()))
          holders.length = holders.lastIndexOf(name.toLowerCase())
        return part
      }
      if (depth > 0) return part
      const lines = part.replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
      const after = edge.test(parts[at - 1] ?? '<p>') ? lines.replace(/^\n+/, '') : lines
      const inner = edge.test(parts[at + 1] ?? '<p>') ? after.replace(/\n+$/, '') : after
      const pause = { none: '\n\n', p: '</p><p>' }[holders.at(-1) ?? 'none'] ?? '<br><br>'
      return inner
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.replaceAll('\n', '<br>'))
        .join(pause)
    })
    .join('')
}

const Footnotes = z.array(z.object({ content: z.string() }))

/** HTML of the footnotes of a text, which blocks keep as JSON beside it; '' without any. */
export function footnotesOf(json: string | undefined): string {
  try {
    const { data = [] } = Footnotes.safeParse(JSON.parse(json ?? ''))
    return data.length === 0 ? '' : `<ol>${data.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`
  } catch {
    return ''
  }
}

/** Text of WordPress as HTML; an address alone in its line, which WordPress embeds, is a link. */
export function htmlOfText(text: string): Converted {
  const { html, shortcodes } = withoutShortcodes(text)
  const linked = html.replaceAll(
    /^([^\S\n]*)(https?:\/\/[^\s<>"']+)([^\S\n]*)$/gm,
    (_, before: string, address: string, after: string) =>
      before + link(address.replaceAll('&amp;', '&')) + after,
  )
  return { html: withLines(linked), shortcodes }
}
