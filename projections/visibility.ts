import { isModerator, roles } from '../services/rules/roles.ts'
import type { Viewer } from '../services/rules/visibility.ts'
import { fragment, type Fragment } from './sql.ts'

/**
 * The rule of services/rules/visibility.ts as a condition on a row with `state`, `author` and
 * `author_is_spammer`.
 */
export const visibleTo = (viewer: Viewer): Fragment =>
  fragment`(${isModerator(viewer?.role ?? null)}::boolean or (state <> 'deleted'
    and ((state = 'visible' and not author_is_spammer) or author = ${viewer?.id ?? ''})))`

/** The same rule of members, as a condition on a row of theirs with `role` and `member.id`. */
export const memberVisibleTo = (viewer: Viewer): Fragment =>
  fragment`(${isModerator(viewer?.role ?? null)}::boolean or role <> ${roles.spammer} or member.id = ${viewer?.id ?? ''})`
