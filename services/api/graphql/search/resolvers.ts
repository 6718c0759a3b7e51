import { EditorialId } from '../../../../events/ids.ts'
import { kindsWith, rowOf, type ContentId, type ContentKind, type SiteId } from '../../../../events/kinds.ts'
import type { ContentRow, Reads } from '../../reads.ts'
import type { AssocType, Resolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { commentCount, contentFields, findContent, slugOf, tagsOf } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { plainText } from '../../../rules/marks/marks.ts'
import { orNotFound } from '../frame/errors.ts'
import { assocTypeOf } from '../frame/ids.ts'
import { excerptOf, partsOf } from '../frame/excerpt.ts'
import { mediaOf } from '../publishing/featured-media.ts'
import { authorOf, pathOf, sitesOf } from '../publishing/posts.ts'

const MAX_MEMBERS = 3
const MAX_THREADS = 5
/** Lengths of texts for which there are suggestions; the rest of a longer text is ignored. */
const [MIN_TYPED, MAX_TYPED] = [2, 60]

/** A text that somebody is typing. */
export interface Typed {
  text: string
}

/** True for kinds of content that searches find: those marked so in the table of kinds, and those below such items. */
function isSearched(kind: ContentKind): boolean {
  const { built, searched, under = [] } = rowOf(kind)
  return (
    built &&
    (searched === true || kindsWith('moderated').some((one) => under.includes(one) && isSearched(one)))
  )
}

const found = kindsWith('moderated').filter(isSearched)

const kindsOf = (types: readonly AssocType[] | null | undefined): readonly ContentKind[] =>
  types ? found.filter((kind) => types.some((type) => type === rowOf(kind).name)) : found

/** This site, its parent, its children and its siblings. */
async function familyOf({ site, services }: GraphContext): Promise<SiteId[]> {
  const sites = await services.sites.all()
  const isRelated = ({ id, parent }: (typeof sites)[number]) =>
    id === site.id || id === site.parent || parent === site.id || (parent !== null && parent === site.parent)
  return [...new Set([site.id, ...sites.filter(isRelated).map(({ id }) => id)])]
}

/** A name without the signs and the word that a search reads as operators. */
const withoutOperators = (name: string): string => name.replaceAll(/["-]|\bor\b/gi, ' ')

/** Title of an item or, for an item without one, of the item on whose page it is. */
async function titleOf(row: ContentRow, { loaders }: GraphContext): Promise<string> {
  const root = row.parent && row.title === null ? await loaders.content.load(row.root) : row
  return (root && contentFields.title(root)) ?? 'Removed'
}

/** Items by id that the viewer can still see, in the given order. */
export async function itemsOf(context: GraphContext, ids: readonly ContentId[]): Promise<ContentRow[]> {
  const rows = await Promise.all(ids.map((id) => findContent(context, id)))
  return rows.filter((row) => row !== null).filter((row) => !contentFields.isRemoved(row))
}

/** Head of an item that editors publish; null for other items. */
async function headIn({ id }: ContentRow, { loaders }: GraphContext) {
  const post = EditorialId.safeParse(id).data
  return post ? loaders.publishedPosts.load(post) : null
}

/** Tags of an item or, for a comment, of the item on whose page it is. */
async function tagsIn(row: ContentRow, context: GraphContext) {
  const root = (row.parent && (await context.loaders.content.load(row.root))) || row
  const head = await headIn(root, context)
  return tagsOf(head ? { ...root, tags: head.text.tags } : root)
}

/** Sites and address of an item, its last change, and the picture of one that editors publish. */
async function publicationOf(row: ContentRow, context: GraphContext) {
  const originalSite = orNotFound(await context.services.sites.byId(row.site), 'Site')
  const head = await headIn(row, context)
  if (!head) {
    const permalink = await contentFields.path(row, {}, context)
    const modified = row.editedAt
    return { originalSite, permalink, modified, crossPublishedSites: [originalSite], featuredMedia: null }
  }
  const path = pathOf(row, head)
  return {
    originalSite,
    modified: head.modifiedAt,
    permalink: row.site === context.site.id ? path : `${path}?original_site=${originalSite.prefix}`,
    crossPublishedSites: await sitesOf(row, head, context),
    featuredMedia: await mediaOf(head.text.featuredMedia, originalSite.host, context),
  }
}

type Sought = Parameters<Reads['matchesIn']>[0]

/** Results for items, with the words of a search marked (projections/search/matches.ts: matchesIn); null marks nothing. */
export async function resultsOf(context: GraphContext, search: Sought | null, rows: readonly ContentRow[]) {
  const { services, loaders } = context
  const titles = await Promise.all(rows.map((row) => titleOf(row, context)))
  const bodies = await Promise.all(
    rows.map(async (row) => plainText(await contentFields.body(row, {}, context))),
  )
  const [matches, authors, publications, tags] = await Promise.all([
    search === null ? [] : services.reads.matchesIn(search, [...titles, ...bodies]),
    Promise.all(rows.map((row) => authorOf(row, context))),
    Promise.all(rows.map((row) => publicationOf(row, context))),
    Promise.all(rows.map((row) => tagsIn(row, context))),
  ])
  return Promise.all(
    rows.map(async (row, at) => {
      const root = row.parent ? await loaders.content.load(row.root) : row
      return {
        id: row.id,
        type: assocTypeOf(row.id),
        name: titles[at]!,
        title: titles[at]!,
        titleParts: partsOf(titles[at]!, matches[at] ?? []),
        excerpt: excerptOf(bodies[at]!, matches[rows.length + at] ?? []),
        body: bodies[at]!,
        otherNameOf: null as string | null,
        author: authors[at]!,
        tags: tags[at]!,
        commentCount: commentCount(row, {}, context),
        date: row.insertedAt,
        lastActiveAt: row.lastActiveAt,
        slug: slugOf(root ?? row),
        isFeatured: row.kind === 'hub',
        ...publications[at]!,
      }
    }),
  )
}

export const searchResolvers: Resolvers = {
  Query: {
    async search(_, { text, types, since, family, first, after }, context) {
      const page = pageOf(first, after)
      const sites = family ? await familyOf(context) : [context.site.id]
      const wanted = { text, sites, kinds: kindsOf(types), since: since ?? null }
      const answer = await context.services.reads.searchContent(wanted, page, context.viewer)
      const isWhole = !types && !since && !page.cursor
      if (isWhole && answer.total === 0 && context.person)
        context.services.missedSearches.add({ site: context.site.id, text, person: context.person })
      const { edges, pageInfo } = connection(answer, page)
      // Loaded together with the items, and not after them.
      void context.loaders.content.loadMany(answer.rows.flatMap(({ above }) => above))
      void context.loaders.members.loadMany(answer.rows.map(({ author }) => author))
      const rows = await itemsOf(
        context,
        edges.map(({ node }) => node.id),
      )
      const { isCompleted, named } = answer
      const sought = { text, sites, isCompleted, others: named?.searches }
      const results = await resultsOf(context, sought, rows)
      const byOtherName = new Set<string>(answer.rows.filter((row) => row.isByOtherName).map(({ id }) => id))
      const cursors = new Map<string, string>(edges.map(({ cursor, node }) => [node.id, cursor]))
      return {
        total: answer.total,
        isPartial: answer.isPartial,
        pageInfo,
        edges: results.map((node) => ({
          cursor: cursors.get(node.id)!,
          node: { ...node, otherNameOf: byOtherName.has(node.id) ? named!.typed : null },
        })),
      }
    },
    searchSuggestions: (_, { text }) => ({ text: text.trim().slice(0, MAX_TYPED) }),
  },
  Disorder: {
    async threads({ name }, _, context) {
      const wanted = {
        text: withoutOperators(name),
        sites: [context.site.id],
        kinds: kindsOf(['THREAD']),
        since: null,
        exact: true,
      }
      const page = pageOf(MAX_THREADS, null)
      const { rows } = await context.services.reads.searchContent(wanted, page, context.viewer)
      return itemsOf(
        context,
        rows.map(({ id }) => id),
      )
    },
  },
  SearchSuggestions: {
    async content({ text }, _, context) {
      const { services, site, viewer } = context
      if (text.length < MIN_TYPED) return []
      const ids = await services.reads.suggestContent({ text, site: site.id, viewer })
      const rows = await itemsOf(context, ids)
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          title: await titleOf(row, context),
          permalink: (await publicationOf(row, context)).permalink,
        })),
      )
    },
    async members({ text }, _, { services, viewer }) {
      if (!viewer || text.length < MIN_TYPED) return []
      return services.reads.membersNamed({ part: text, adminsOnly: false, viewer }, MAX_MEMBERS)
    },
  },
}
