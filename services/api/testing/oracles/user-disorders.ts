import { isErased } from '../../../../events/define.ts'
import type { MemberId } from '../../../../events/kinds.ts'
import { text } from '../../../../projections/batch.ts'
import type { UserDisorderRow } from '../../../../projections/user-disorders/queries.ts'
import { idOf, members } from '../../../../projections/testing/world.ts'
import type { Relationship } from '../../../rules/disorders/relationships.ts'
import type { Oracle } from '../oracle.ts'

export const userDisorders: Oracle = {
  reads(history, { erased, members: rows }) {
    const named = new Map<string, UserDisorderRow & { member: string }>()
    for (const { type, data } of history) {
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
    return {
      membersShowing: async (disorder) =>
        [...named.values()]
          .filter((one) => one.disorder === disorder && !erased.has(one.member as MemberId))
          .map(({ member }) => rows.get(member as MemberId)!)
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
