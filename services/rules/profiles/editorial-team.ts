import type { MemberId } from '../../../events/kinds.ts'

/**
 * Author of everything that editors publish, wherever content needs one: the editorial team, which is not a member.
 * Editorial content belongs to its site (docs/decisions/publishing.md), so that no rule for members' own texts applies
 * to it. The names under an item are those of its `authors`.
 */
export const EDITORIAL_TEAM: MemberId = 'member_7zzzzzzzzzzzzzzzzzzzzzzzzz'
