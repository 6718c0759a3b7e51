import { fieldsOf, inputOf, labelOf, type SectionRow } from '../sections/editor/section-rows.ts'
import { allFields } from '../sections/editor/typed.ts'

/** Fields of an item as an editor fills them in. */
export interface PostValues {
  title: string
  slug: string
  permalink: string
  excerpt: string
  /** Separated by commas. */
  tags: string
  categories: string[]
  seo: { title: string; metadesc: string; canonical: string; metakeywords: string }
  media: { url: string; alt: string; width: string; height: string; name: string; illustrator: string }
  byline: 'AUTHORS' | 'TEAM'
  afterErasure: 'TEAM' | 'NONE'
  commentStatus: 'OPEN' | 'CLOSED'
  /** Ids of other sites on which it appears. */
  sites: string[]
  rows: readonly SectionRow[]
}

export const newPost: PostValues = {
  title: '',
  slug: '',
  permalink: '',
  excerpt: '',
  tags: '',
  categories: [],
  seo: { title: '', metadesc: '', canonical: '', metakeywords: '' },
  media: { url: '', alt: '', width: '', height: '', name: '', illustrator: '' },
  byline: 'AUTHORS',
  afterErasure: 'TEAM',
  commentStatus: 'OPEN',
  sites: [],
  rows: [],
}

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** True if two forms have the same values, in any order of their names. */
export const isSame = (one: PostValues, other: PostValues): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

const listed = (text: string) =>
  text
    .split(/[,;#\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Converts the values of a form, whose sections have no errors, to the input of the API. */
export const postInput = ({ rows, tags, media, sites, slug, ...values }: PostValues) => ({
  title: values.title,
  ...(slug.trim() && { slug: slug.trim() }),
  permalink: values.permalink.trim() || null,
  excerpt: values.excerpt,
  sections: rows.flatMap((row) => inputOf(row) ?? []),
  seo: values.seo,
  featuredMedia: media.url.trim()
    ? {
        url: media.url.trim(),
        alt: media.alt.trim(),
        width: Number(media.width),
        height: Number(media.height),
        name: media.name.trim() || null,
        illustrator: media.illustrator.trim() || null,
      }
    : null,
  categories: values.categories,
  tags: listed(tags),
  byline: values.byline,
  afterErasure: values.afterErasure,
  commentStatus: values.commentStatus,
  crossPublishedSites: sites,
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

/** Text of an item in which versions are compared: a line for its title, its summary and each field of its sections. */
export const comparable = ({
  title,
  excerpt,
  rows,
}: Pick<PostValues, 'title' | 'excerpt' | 'rows'>): string =>
  [
    title,
    excerpt,
    ...rows.flatMap((row) => [
      `— ${labelOf(row.type)} —`,
      ...allFields(fieldsOf(row.type), row.typed).map(({ path, kind }) => {
        const text = row.typed[path]?.trim() ?? ''
        return kind === 'list' ? '' : kind === 'html' ? readable(text) : text
      }),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
