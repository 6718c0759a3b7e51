import { wordsOf } from './plain-text.ts'

/** A heading in the text of an item, and the id of its element. */
interface Heading {
  id: string
  text: string
}

/** A section whose options may contain HTML that the server has sanitised, so its headings have no attributes. */
type Outlined = { type: string } & Partial<Record<'options', object>>

const hasHtml = (options: object | undefined): options is { html: string } =>
  options !== undefined && 'html' in options && typeof options.html === 'string'

/** Minimum number of headings for which a table of contents is shown. */
const MIN_HEADINGS = 3

/**
 * Sections in which each heading of formatted text has an id, and the headings of level 2 for a table of contents, which
 * is empty if there are few. Ids begin with `part-`, so that they differ from those of the page around them.
 */
export function outlineOf<Section extends Outlined>(sections: readonly Section[]) {
  const headings: Heading[] = []
  const used = new Set<string>()
  function idFor(text: string): string {
    const name = `part-${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')}`
    let id = name
    for (let times = 2; used.has(id); times++) id = `${name}-${times}`
    used.add(id)
    return id
  }
  const withIds = (html: string) =>
    html.replaceAll(/<(h[234])>(.*?)<\/\1>/gs, (whole, level: string, inner: string) => {
      const text = wordsOf(inner, '')
      if (!text) return whole
      const id = idFor(text)
      if (level === 'h2') headings.push({ id, text })
      return `<${level} id="${id}">${inner}</${level}>`
    })
  const outlined = sections.map((section): Section =>
    section.type === 'HTML' && hasHtml(section.options)
      ? { ...section, options: { ...section.options, html: withIds(section.options.html) } }
      : section,
  )
  return { sections: outlined, headings: headings.length < MIN_HEADINGS ? [] : headings }
}
