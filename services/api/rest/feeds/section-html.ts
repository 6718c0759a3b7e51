import { z } from 'zod'
import { markupIn } from '../../../html.ts'
import { isRead } from '../../../rules/sections/read-fields.ts'
import { Picture, Target } from '../../../rules/sections/section-fields.ts'
import type { ContentSection } from '../../../rules/sections/sections.ts'
import { escape } from '../../http/page.ts'

const titles = /^(?:heading|title|question)$/

const labels = /^(?:button|label)$/

const element = (name: string, html: string) => `<${name}>${html}</${name}>`
const isText = (value: unknown): value is string => typeof value === 'string'

function list(all: readonly unknown[], htmlOf: (value: unknown, name: string) => string): string {
  if (all.every(isText)) return element('ul', all.map((one) => element('li', escape(one))).join(''))
  return all.map((one) => htmlOf(one, '')).join('')
}

const Table = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()) })),
})

function tableHtml({ columns, rows }: z.output<typeof Table>): string {
  const line = (cells: readonly string[], name: string) =>
    element('tr', cells.map((cell) => element(name, escape(cell))).join(''))
  return element('table', line(columns, 'th') + rows.map(({ cells }) => line(cells, 'td')).join(''))
}

/**
 * The content of a sanitised section as HTML, for programs that show neither its style nor its controls: what is
 * marked as HTML, pictures, tables, lists, links and texts. Empty if nothing stands below its heading.
 */
export function sectionHtml(section: ContentSection): string {
  const markup = markupIn(section)

  function htmlOf(value: unknown, name: string): string {
    if (isText(value)) {
      if (markup.has(value)) return value
      if (!isRead(name, value) || labels.test(name)) return ''
      return element(titles.test(name) ? 'h3' : 'p', escape(value))
    }
    if (Array.isArray(value)) return list(value, htmlOf)
    if (typeof value !== 'object' || value === null) return ''
    const { data: picture } = Picture.safeParse(value)
    if (picture)
      return `<img src="${escape(picture.url)}" alt="${escape(picture.alt)}" width="${picture.width}" height="${picture.height}">`
    return objectHtml({ ...value })
  }

  function objectHtml(all: Record<string, unknown>): string {
    const { data: table } = Table.safeParse(all)
    const { columns, rows, ...rest } = all
    const fields = table ? rest : all
    const { url, button, label, title, heading } = fields
    const target = Target.safeParse(url).data
    const text = [button, label, title, heading, target].find(isText)
    return [
      ...Object.entries(fields).map(([name, value]) => htmlOf(value, name)),
      table ? tableHtml(table) : '',
      target && text ? element('p', `<a href="${escape(target)}">${escape(text)}</a>`) : '',
    ].join('')
  }

  const html = htmlOf(section.options, '')
  return html.replaceAll(/<h3>[^<]*<\/h3>/g, '') === '' ? '' : html
}

const decoded = (attribute: string) =>
  attribute.replaceAll(/&(?:amp|#38);/g, '&').replaceAll(/&(?:quot|#34);/g, '"')

/** Sanitised HTML with complete addresses of links and pictures. In it, `<` begins a tag, and `>` ends it. */
export const withOrigin = (html: string, base: string): string =>
  html.replaceAll(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/( (?:href|src)=")([^"]*)"/, (_, start: string, to: string) =>
      URL.canParse(decoded(to), base) ? `${start}${escape(new URL(decoded(to), base).href)}"` : `${start}"`,
    ),
  )
