import { badgeLabels } from '../../services/rules/profiles/badges.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { roles } from '../../services/rules/roles.ts'
import { entriesOf, keysOf } from '../../events/entries.ts'
import type { MembersScreenQuery, MemberSort } from './__generated__/MembersScreenQuery.graphql.ts'

type Variables = MembersScreenQuery['variables']

/** Values of the address's `sort`, with the API's names and the labels of the orders. */
export const sorts = {
  newest: { name: 'NEWEST', label: 'Newest first' },
  name: { name: 'NAME', label: 'A to Z' },
  role: { name: 'ROLE', label: 'Highest role first' },
  verified: { name: 'VERIFIED', label: 'Verified first' },
  reports: { name: 'REPORTS', label: 'Most reports first' },
  seen: { name: 'LAST_SEEN', label: 'Last seen first' },
} as const satisfies Record<string, { name: MemberSort; label: string }>
export type Sort = keyof typeof sorts

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text)
const yesOrNo = (text: string | null) => (text === 'yes' ? true : text === 'no' ? false : null)

/** Variables of the list for the query of its address. */
export function variablesOf(search: URLSearchParams): Variables {
  const role = Number(search.get('role'))
  const sort = search.get('sort') ?? ''
  return {
    text: search.get('s') ?? '',
    roleId: Object.values<number>(roles).includes(role) ? role : null,
    verified: yesOrNo(search.get('verified')),
    reported: yesOrNo(search.get('reported')),
    badge: keysOf(badgeLabels).find((badge) => badge === search.get('badge')) ?? null,
    sort: isSort(sort) ? sorts[sort].name : 'NEWEST',
    reversed: search.get('reversed') === 'yes',
    after: search.get('after'),
  }
}

/** Order of the list that variables name. */
export const sortOf = ({ sort }: Pick<Variables, 'sort'>): Sort =>
  entriesOf(sorts).find(([, { name }]) => name === sort)?.[0] ?? 'newest'

/** Path of the moderators' queue with the reports about a member. */
export const reportsPath = (username: string): string =>
  `${urlFor.moderation()}?${new URLSearchParams({ member: username })}`

/** Address of the list with other values in its query, or without those that are empty. */
export function listPath(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search)
  next.delete('after')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const query = next.toString()
  return query ? `${urlFor.members()}?${query}` : urlFor.members()
}
