import { ContentId } from '../../../../events/ids.ts'
import { kindOf, rowOf } from '../../../../events/kinds.ts'
import type { ContentRow, PageOf } from '../../reads.ts'
import type { ShownContent } from '../../live/early.ts'
import { PAGE_SIZE } from '../frame/arguments.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { findContent, offersBelow } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'

/** Maximum number of items before the one around which a page is read. */
const MAX_BEFORE = 10

interface CommentsArgs {
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
  around?: string | null | undefined
}

/** The item directly below `parent` that is or contains the item with an id; null if the viewer cannot see that one. */
async function childWith(context: GraphContext, parent: ContentId, wanted: string) {
  const id = ContentId.safeParse(wanted)
  let row = id.success ? await findContent(context, id.data) : null
  while (row && row.parent !== parent) row = row.parent && (await context.loaders.content.load(row.parent))
  // A merged thread is not among the comments.
  return row && rowOf(kindOf(row.id)).under ? row : null
}

/**
 * A page of the comments on an item, or of the replies to a comment: forwards, backwards, or, without a cursor, around
 * the item with the id `around`. An id that is not below the item reads the first page.
 */
export async function commentsUnder(
  { id, isNew }: ShownContent,
  { first, after, last, before, around }: CommentsArgs,
  context: GraphContext,
) {
  const { loaders, site, viewer } = context
  if (!offersBelow(id, site)) return connection<ContentRow>(null, pageOf(first ?? PAGE_SIZE, after))
  const pageWith = (page: PageOf) => loaders.commentsUnder.load({ args: { page, viewer }, key: id })
  if (before != null || last != null) {
    const page: PageOf = { ...pageOf(last ?? PAGE_SIZE, before), backwards: true }
    return connection(await pageWith(page), page, 'backwards')
  }
  const page = pageOf(first ?? PAGE_SIZE, after)
  if (isNew) return connection<ContentRow>(null, page)
  const child = around && after == null ? await childWith(context, id, around) : null
  if (!child) return connection(await pageWith(page), page)

  const size = Math.min(MAX_BEFORE, page.size - 1)
  const { cursor } = child
  const [earlier, later] = await Promise.all([
    pageWith({ size, cursor, backwards: true }),
    pageWith({ size: page.size - 1 - size, cursor }),
  ])
  const rows = [...(earlier?.rows ?? []), child, ...(later?.rows ?? [])]
  const { edges, pageInfo } = connection({ rows, more: later?.more ?? false }, page)
  return { edges, pageInfo: { ...pageInfo, hasPreviousPage: earlier?.more ?? false } }
}
