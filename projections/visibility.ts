import { kindsWith, rowOf, type MemberId } from '../events/kinds.ts'
import { isModerator, roles } from '../services/rules/roles.ts'
import type { Viewer } from '../services/rules/visibility.ts'
import { fragment, type Fragment } from '../services/postgres/sql.ts'

/**
 * SQL for services/rules/visibility.ts: items visible to a viewer, by `state`, `author`, `author_is_spammer` and
 * `unpublished`.
 */
export const visibleTo = (viewer: Viewer): Fragment =>
  fragment`(not unpublished and (${isModerator(viewer?.role ?? null)}::boolean or (state <> 'deleted'
    and ((state = 'visible' and not author_is_spammer) or author = ${viewer?.id ?? ''}))))`

/** Kinds of content with the feature of a site that they need, as rows of SQL. */
const needs = kindsWith('moderated').flatMap((kind) => {
  const { feature } = rowOf(kind)
  return feature === undefined ? [] : [`('${kind}', '${feature}')`]
})
const needed: Fragment = { parts: [needs.join(', ')], values: [] }

/** SQL for sites with the kinds of content whose feature is off there; read once for each statement. */
const withheld = fragment`select id, needed.kind from site cross join (values ${needed}) as needed(kind, feature)
  where not exists (select from site_flag where site_flag.site = id and flag = feature)`

/** SQL for `isOffered`: rows of content whose site has the features that the item and the one at its top need. */
export const offered = fragment`((site, kind) not in (${withheld})
  and (parent is null or (site, split_part(root, '_', 1)) not in (${withheld})))`

/** SQL condition for rows of content of a site that is open. */
export const ofOpenSite = fragment`site not in (select id from site where hidden)`

/** SQL condition for members whom a viewer can see, for rows with `role` and `member.id`. */
export const memberVisibleTo = (viewer: Viewer): Fragment =>
  fragment`(${isModerator(viewer?.role ?? null)}::boolean or role <> ${roles.spammer} or member.id = ${viewer?.id ?? ''})`

/** SQL column with the username of another member; null if that member is erased or a spammer. */
export const nameOfOther = fragment`case when ${memberVisibleTo(null)} then username end as username`

/** Another member; `username` is null if that member is erased or a spammer. */
export interface Other {
  id: MemberId
  username: string | null
}

/** SQL conditions for items that visitors can see and whose texts they can read. */
const stands = {
  comment: fragment`comment.state = 'visible' and not comment.author_is_spammer and not comment.withdrawn
    and comment.body is not null`,
  reply: fragment`reply.state = 'visible' and not reply.author_is_spammer and not reply.withdrawn
    and reply.body is not null`,
}

/** SQL condition for items in a viewer's lists: `isListed` for content rows named `thread`. */
export const listedTo = (viewer: Viewer): Fragment =>
  fragment`(${visibleTo(viewer)} and state <> 'deleted' and (not withdrawn and body is not null
    or exists (select from content comment where comment.parent = thread.id and comment.author <> thread.author and ${stands.comment})
    or exists (select from content comment join content reply on reply.parent = comment.id
      where comment.parent = thread.id and comment.state = 'visible' and not comment.author_is_spammer
        and reply.author <> thread.author and ${stands.reply})))`

/** SQL for `isHiddenByBlock`, negated: no block between a viewer and the member with the id in `member`. */
export const notBlocked = (viewer: Viewer, member: Fragment): Fragment =>
  fragment`(${isModerator(viewer?.role ?? null)}::boolean or ${viewer === null}::boolean
    or (${member} not in (select other from participant where blocked and member = ${viewer?.id ?? ''})
      and not exists (select from participant where blocked and member = ${member} and other = ${viewer?.id ?? ''})))`

/** SQL for `isFound`: rows of content named `item` that a viewer's searches find. */
export const foundBy = (viewer: Viewer): Fragment =>
  fragment`(${visibleTo(viewer)} and state <> 'deleted' and not withdrawn and body is not null
    and ${offered} and ${notBlocked(viewer, fragment`author`)})`
