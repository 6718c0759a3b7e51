import { EditorialId } from '../../../../events/ids.ts'
import { has, kinds, kindsWith, type EditorialKind } from '../../../../events/kinds.ts'
import type {
  ManuscriptRow,
  PostAddress,
  PostHead,
  PostsOf,
  PublishedRow,
} from '../../../../projections/publishing/queries.ts'
import { isPostNumber } from '../../../rules/publishing/numbers.ts'
import { outlineOf } from '../../../rules/publishing/outline.ts'
import { plainText } from '../../../rules/publishing/plain-text.ts'
import { EDITORIAL_TEAM } from '../../../rules/profiles/editorial-team.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import { settingsOf } from '../../../rules/sites/site-settings.ts'
import { tagOf } from '../../../rules/tags.ts'
import type { ContentRow, MemberRow, Page, PageOf, SiteRow } from '../../reads.ts'
import type { AssocType, QueryPostArgs, QueryPostsArgs } from '../__generated__/resolvers.ts'
import { authorNamed, isAvailable, memberNamed, membersNamed } from '../members/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, notFound, orNotFound } from '../frame/errors.ts'
import { notedSections, shownSections } from '../sections/shown-sections.ts'
import { readManuscript } from './manuscripts.ts'

/** An item as readers get it; with `draft`, the newest text as they would get it. */
export type PostRow = ContentRow & { draft?: ManuscriptRow; isNew?: true }

/** A page of published items, and the list that it is a page of. */
export interface PostList {
  page: Page<ContentRow>
  asked: PageOf
  of: PostsOf
}

const idOf = ({ id }: Pick<ContentRow, 'id'>): EditorialId => EditorialId.parse(id)

type Head = Pick<PublishedRow, 'date' | 'modifiedAt'> & { text: PostHead }

/** Head of an item. Throws the not-found error if the item was taken off the site in the meantime. */
export async function headOf(row: PostRow, { loaders }: Pick<GraphContext, 'loaders'>): Promise<Head> {
  const { draft } = row
  if (draft) return { text: draft.text, date: draft.date ?? draft.modifiedAt, modifiedAt: draft.modifiedAt }
  return orNotFound(await loaders.publishedPosts.load(idOf(row)), 'Post')
}

/** Sections of an item, with its id, as a viewer gets them on this site. The wall of its original site holds on every site. */
export async function sectionsOf(row: PostRow, context: GraphContext) {
  const { loaders, services, site, viewer } = context
  const loader = row.draft ? loaders.manuscriptSections : loaders.publishedSections
  const [stored, ...sites] = await Promise.all([
    loader.load(idOf(row)),
    ...[site, { id: row.site }].map((one) => services.sites.details(one)),
  ])
  const enable_auth_wall = sites.some(({ settings }) => settingsOf(settings).enable_auth_wall)
  const readable = row.draft ? notedSections(stored?.sections) : stored?.sections
  const sections = shownSections(readable, viewer, { settings: { enable_auth_wall } }) ?? []
  return sections.map((section) => ({ ...section, item: row.id }))
}

/** Sections as `sectionsOf` gives them with ids for their headings, and a table of contents. */
export const outlinedOf = async (row: PostRow, context: GraphContext) =>
  outlineOf(await sectionsOf(row, context))

/** Authors who have a name, and whether the team's name is shown, alone or for an author whose account is erased. */
export async function bylineOf({ text }: Head, context: GraphContext) {
  if (text.byline === 'team') return { authors: [], isByTeam: true }
  const all = await membersNamed(context, text.authors)
  const authors = all.filter((author) => isAvailable(author, context))
  const isMissing = authors.length < all.length && text.afterErasure === 'team'
  return { authors, isByTeam: isMissing }
}

export async function firstAuthor(head: Head, context: GraphContext): Promise<MemberRow> {
  const { authors } = await bylineOf(head, context)
  return authors[0] ?? memberNamed(context, EDITORIAL_TEAM)
}

/** Author of any content; for what editors publish, the first of its authors. */
export async function authorOf(row: ContentRow, context: GraphContext): Promise<MemberRow> {
  if (row.author !== EDITORIAL_TEAM) return authorNamed(context, row)
  const head = await context.loaders.publishedPosts.load(idOf(row))
  return head ? firstAuthor(head, context) : memberNamed(context, EDITORIAL_TEAM)
}

/** Sites on which an item appears, the original one first. */
export async function sitesOf(
  { site }: PostRow,
  { text }: Head,
  { services }: GraphContext,
): Promise<SiteRow[]> {
  const all = await Promise.all([site, ...text.crossPublished].map((id) => services.sites.byId(id)))
  return all.filter((one) => one !== null)
}

/** Path of an item on its original site. */
export const pathOf = ({ kind, slug, id }: ContentRow, { text }: Head): string =>
  urlFor(
    { type: kind as EditorialKind, slug: slug ?? id, permalink: text.permalink },
    { prefix: '', origin: '', siteSummaries: [] },
  )

/** Row of a text that readers do not get yet. */
export async function previewOf(
  draft: ManuscriptRow,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<PostRow> {
  const { id, kind, site, text, insertedAt, modifiedAt, textRevision: revision, cursor } = draft
  const sections = (await loaders.manuscriptSections.load(id))?.sections
  return {
    id,
    kind,
    site,
    author: EDITORIAL_TEAM,
    authorIsSpammer: false,
    parent: null,
    root: id,
    title: text.title,
    slug: text.slug,
    body: plainText(Array.isArray(sections) ? sections : []),
    state: 'visible',
    locked: false,
    pinned: false,
    category: null,
    tags: [],
    heldBy: null,
    picture: null,
    pictureState: null,
    withdrawn: false,
    unpublished: false,
    insertedAt,
    editedAt: null,
    lastActiveAt: modifiedAt,
    revision,
    commentCount: 0,
    cursor,
    draft,
    isNew: true,
  }
}

async function idAt({ slug, permalink, id }: QueryPostArgs, { services, site }: GraphContext) {
  const known = EditorialId.safeParse(id ?? slug)
  if (known.success) return known.data
  const numbered = id && isPostNumber(id) ? await services.reads.postNumbered(site.id, id) : null
  if (numbered) return numbered
  const at = (type: PostAddress['type'], address: string) => services.reads.postAt(site.id, { type, address })
  const found = permalink ? await at('permalink', permalink.replaceAll(/^\/+|\/+$/g, '')) : null
  return found ?? (slug ? at('slug', slug) : null)
}

/** The item that a query asks for. Throws the not-found error, or for a preview that the viewer may not read it. */
export async function askedPost(args: QueryPostArgs, context: GraphContext): Promise<PostRow> {
  const { site, loaders } = context
  const id = orNotFound(await idAt(args, context), 'Post')
  if (args.preview) return previewOf(await readManuscript(id, context), context)
  const row = orNotFound(await findContent(context, id), 'Post')
  if (!(await loaders.postsOn.load({ args: site.id, key: id }))) throw notFound('Post')
  return row
}

/** Editorial kinds by their names in the API; all of them without names. Throws for another kind. */
export const kindsNamed = (types: readonly AssocType[] | null | undefined): EditorialKind[] =>
  types
    ? types.map((name) => {
        const kind = kindsWith('editorial').find((one) => kinds[one].name === name)
        if (!kind) throw failure('INVALID', `${name} is not a kind that editors publish`)
        return kind
      })
    : kindsWith('editorial')

/** Largest number of a page that can be read by its number. */
const MAX_PAGE = 1000

async function groupOf(
  { category, tag, author }: QueryPostsArgs,
  context: GraphContext,
): Promise<PostsOf['group']> {
  if ([category, tag, author].filter((name) => name != null).length > 1)
    throw failure('BAD_REQUEST', 'Please name a category, a tag or an author, not several')
  if (category != null) return { type: 'category', name: category }
  if (tag != null) return { type: 'tag', name: tagOf(tag) }
  if (author == null) return null
  const member = await context.services.reads.memberBySlug(author)
  return {
    type: 'author',
    name: orNotFound(member && isAvailable(member, context) ? member : null, 'Member').id,
  }
}

export async function askedPosts(args: QueryPostsArgs, context: GraphContext): Promise<PostList> {
  const { site, viewer, services } = context
  const page = args.page ?? null
  if (page !== null && (page < 1 || page > MAX_PAGE)) throw notFound('Page')
  if (page !== null && args.after != null)
    throw failure('BAD_REQUEST', 'Please name a page or a cursor, not both')
  const asked = pageOf(args.first ?? 20, args.after)
  const of = { kinds: kindsNamed(args.types), group: await groupOf(args, context), page }
  return { page: await services.reads.postsPage(site.id, of, asked, viewer), asked, of }
}

export const edgesOf = ({ page, asked, of }: PostList) => {
  const { edges, pageInfo } = connection(page, asked)
  return { edges, pageInfo: { ...pageInfo, hasPreviousPage: pageInfo.hasPreviousPage || (of.page ?? 1) > 1 } }
}

export const isBookmarkable = ({ kind }: ContentRow): boolean => has(kind, 'bookmarkable')
