import { givenPost, TypedPost } from '../../services/rules/publishing/typed-post.ts'
import { draftInputOf, fieldsOf, labelOf } from '../sections/editor/section-rows.ts'
import { allFields } from '../sections/editor/typed.ts'

/** Fields of an item as an editor fills them in. */
export type PostValues = TypedPost

export const newPost: PostValues = TypedPost.parse({})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isObject(one) &&
    isObject(other) &&
    Array.isArray(one) === Array.isArray(other) &&
    Object.keys({ ...one, ...other }).every((name) => isEqual(one[name], other[name])))

const isSameRows = (one: PostValues['sections'], other: PostValues['sections']) =>
  one === other || (one.length === other.length && one.every((row, at) => isEqual(row, other[at])))

/** True if two forms have the same values. Values that are the same objects are not compared again. */
export const isSame = ({ sections: rows, ...one }: PostValues, { sections, ...other }: PostValues): boolean =>
  isSameRows(rows, sections) &&
  Object.entries(one).every(([name, value]) => isEqual(value, Reflect.get(other, name)))

/** Address of an item as one text: its slug, or its permalink after a slash. */
export const shownAddress = ({ slug, permalink }: Pick<PostValues, 'slug' | 'permalink'>): string =>
  permalink.trim() ? `/${permalink.trim().replace(/^\/+/, '')}` : slug

/** Fields of an address as one text; a slug stays beside a permalink. */
export const givenAddress = (address: string): Partial<PostValues> =>
  address.startsWith('/') ? { permalink: address } : { slug: address, permalink: '' }

/** Converts the values of a form to the input of the API. */
export const postInput = (values: PostValues) => ({
  ...givenPost(values),
  sections: values.sections.map(draftInputOf),
})

/** Text of HTML for comparisons: a line for each block, with signs for formats, and the addresses of links. */
const readable = (html: string): string =>
  html
    .replaceAll(/<h([2-4])>/g, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replaceAll('<li>', '- ')
    .replaceAll(/<\/?(?:strong|b)>/g, '**')
    .replaceAll(/<\/?(?:em|i)>/g, '_')
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replaceAll(/<img\b[^>]*?src="([^"]*)"[^>]*>/g, '(picture $1)')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|tr|blockquote|dt|dd|figcaption|caption|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

/**
 * Text of an item in which versions are compared: a line for its title, its summary, the names of its other sites and
 * each field of its sections.
 */
export const comparable = (
  { title, excerpt, sections }: Pick<PostValues, 'title' | 'excerpt' | 'sections'>,
  sites: readonly string[] = [],
): string =>
  [
    title,
    excerpt,
    sites.length > 0 && `Also published on: ${sites.join(', ')}`,
    ...sections.flatMap((row) => [
      `— ${labelOf(row.type)} —`,
      ...allFields(fieldsOf(row.type), row.typed).map(({ path, kind }) => {
        const text = row.typed[path]?.trim() ?? ''
        return kind === 'list' ? '' : kind === 'html' ? readable(text) : text
      }),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
