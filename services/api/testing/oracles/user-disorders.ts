import { isErased } from '../../../../events/define.ts'
import type { DisorderId, MemberId } from '../../../../events/kinds.ts'
import { text } from '../../../../projections/batch.ts'
import type { UserDisorderRow } from '../../../../projections/user-disorders/queries.ts'
import { idOf, members } from '../../../../projections/testing/world.ts'
import type { Relationship } from '../../../rules/disorders/relationships.ts'
import type { Oracle } from '../oracle.ts'

export const userDisorders: Oracle = {
  reads(history, { erased, members: rows }) {
    const named = new Map<string, UserDisorderRow & { member: MemberId }>()
    const heirs = new Map<string, DisorderId | null>()
    for (const { type, data } of history) {
      if (type === 'DisorderDefined') heirs.delete(data.disorder)
      if (type === 'DisorderRetired') heirs.set(data.disorder, data.successor)
      if (
        type !== 'UserDisorderAdded' &&
        type !== 'UserDisorderRelationshipChanged' &&
        type !== 'UserDisorderRemoved'
      )
        continue
      const { member, disorder } = data
      if (isErased(disorder)) continue
      const key = `${member} ${disorder}`
      if (type === 'UserDisorderRemoved') named.delete(key)
      else named.set(key, { member, disorder, relationship: text(data.relationship) as Relationship | null })
    }
    const leadsTo = (one: string | null | undefined, disorder: DisorderId, steps = 8): boolean =>
      one === disorder || (one != null && steps > 0 && leadsTo(heirs.get(one), disorder, steps - 1))
    return {
      membersShowing: async (disorder) =>
        [
          ...new Set(
            [...named.values()].flatMap((one) => (leadsTo(one.disorder, disorder) ? one.member : [])),
          ),
        ]
          .filter((member) => !erased.has(member))
          .map((member) => rows.get(member)!)
          .filter(
            ({ audiences, verified, role }) => audiences.conditions === 'everyone' && verified && role !== 4,
          )
          .toSorted(
            (one, other) =>
              Number(other.registeredAt) - Number(one.registeredAt) || (one.id < other.id ? -1 : 1),
          )
          .map(({ id }) => id),
      userDisordersOf: async (of) =>
        [...named.values()]
          .filter(({ member }) => member === of && !erased.has(of))
          .map(({ disorder, relationship }) => ({ disorder, relationship }))
          .toSorted((one, other) => (one.disorder < other.disorder ? -1 : 1)),
    }
  },
  ask: async (reads) => [
    await Promise.all(members.map((member) => reads.userDisordersOf(member))),
    await Promise.all([0, 1, 2, 3].map((n) => reads.membersShowing(idOf('disorder', n)))),
  ],
}
