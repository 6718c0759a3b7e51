import { z } from 'zod'
import { sectionsOfHtml } from '../../../services/foreign-html.ts'
import { escaped } from '../../../services/foreign-markup.ts'
import { safeSection } from '../../../services/html.ts'
import { isRead } from '../../../services/rules/sections/read-fields.ts'
import { DraftText } from '../../../services/rules/publishing/draft-text.ts'
import { DraftSection } from '../../../services/rules/sections/incomplete-section.ts'
import { Picture } from '../../../services/rules/sections/section-fields.ts'

// Parts of an item that an export of WordPress has no place for, in the forms in which WordPress keeps them: a section
// is a block with its options, and other fields are a value of the item.

/** Name of the value, which WordPress does not show. */
export const OWN_FIELDS = '_communities_item'

/** Fields without a place of their own. Authors have the names that authors have in the file, and sites their prefixes. */
const OwnFields = z.object({
  id: z.string().min(1).max(100),
  /** Number in its site. */
  number: z.int().positive().nullable().default(null),
  permalink: DraftText.shape.permalink,
  featuredMedia: DraftText.shape.featuredMedia,
  authors: z.array(z.string().max(200)).max(10),
  byline: DraftText.shape.byline,
  afterErasure: DraftText.shape.afterErasure,
  crossPublished: z.array(z.string().max(100)).max(100),
})
export type OwnFields = z.output<typeof OwnFields>

/** Fields in the values of an item; null for an item of another system, or if they are not valid. */
export function ownFieldsIn(meta: ReadonlyMap<string, readonly string[]>): OwnFields | null {
  try {
    return OwnFields.safeParse(JSON.parse(meta.get(OWN_FIELDS)?.[0] ?? '')).data ?? null
  } catch {
    return null
  }
}

const escapes: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '--': String.raw`\u002d\u002d`,
}
/** JSON as WordPress writes it in comments. */
const jsonOf = (value: object) => JSON.stringify(value).replaceAll(/[<>&]|--/g, (sign) => escapes[sign]!)

/** HTML of the texts and pictures in options, in their order, for systems that do not have the section's type. */
function htmlIn(value: unknown, origin: string, name = ''): string {
  if (Array.isArray(value)) return value.map((one) => htmlIn(one, origin, name)).join('')
  if (typeof value === 'object' && value !== null) {
    const { data } = Picture.safeParse(value)
    return data
      ? `<figure><img src="${escaped(origin + data.url)}" alt="${escaped(data.alt)}"></figure>`
      : Object.entries(value)
          .map(([key, part]) => htmlIn(part, origin, key))
          .join('')
  }
  if (typeof value !== 'string' || !isRead(name, value)) return ''
  return name === 'html' ? value : `<p>${escaped(value)}</p>`
}

/**
 * Sections as blocks of WordPress. An incomplete section, and one for members only, has no HTML, because the other system
 * would show it to everybody. Pictures are at `origin`.
 */
export const blocksOf = (sections: readonly DraftSection[], origin: string): string =>
  sections
    .map((section) => {
      const isShown = 'options' in section && !section.isAuthwalled
      const html = isShown ? htmlIn(section.options, origin) : ''
      return `<!-- wp:communities/section ${jsonOf(section)} -->\n${html}\n<!-- /wp:communities/section -->`
    })
    .join('\n\n')

const block = /<!-- wp:communities\/section (\{.*?\}) -->([^]*?)<!-- \/wp:communities\/section -->/g

/** The section of a block, sanitised like what editors save; null if it is not valid. */
function sectionIn(json: string): DraftSection | null {
  try {
    const data = DraftSection.safeParse(JSON.parse(json)).data ?? null
    return data && 'options' in data ? safeSection(data) : data
  } catch {
    return null
  }
}

interface Found extends Omit<ReturnType<typeof sectionsOfHtml>, 'sections'> {
  sections: DraftSection[]
}

/**
 * Sections of a text: those of its blocks, and what other editors wrote around them or changed, which `htmlOf` converts
 * to HTML first.
 */
export function sectionsWithOwnFields(text: string, htmlOf: (text: string) => string): Found {
  const found: Found = { sections: [], missing: [], leftOut: [] }
  const addHtml = (html: string) => {
    const { sections, missing, leftOut } = sectionsOfHtml(htmlOf(html))
    found.sections.push(...sections)
    found.missing.push(...missing)
    found.leftOut.push(...leftOut)
  }
  let end = 0
  for (const { 0: whole, 1: json = '', 2: html = '', index } of text.matchAll(block)) {
    addHtml(text.slice(end, index))
    const section = sectionIn(json)
    if (section) found.sections.push(section)
    else addHtml(html)
    end = index + whole.length
  }
  addHtml(text.slice(end))
  return found
}
