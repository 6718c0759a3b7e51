import { relationships } from '../../../rules/disorders/relationships.ts'
import { escape } from '../../http/page.ts'
import { item, list, type OwnLists } from '../list.ts'

/** List of the conditions that the member named, for the copy of the member's data. */
export const userDisordersLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'disorders', heading: 'Your conditions' },
    async function* () {
      const named = await reads.userDisordersOf(member)
      const rows = await reads.disordersByIds(named.map(({ disorder }) => disorder))
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      for (const { disorder, relationship } of named)
        yield { disorder, name: names.get(disorder) ?? null, relationship }
    },
    ({ disorder, name, relationship }) =>
      item(escape(relationship ? `${name ?? disorder}: ${relationships[relationship]}` : (name ?? disorder))),
  ),
]
