import { isErased } from '../../../../events/define.ts'
import { text } from '../../../../projections/batch.ts'
import type { UserDisorderRow } from '../../../../projections/user-disorders/queries.ts'
import { members } from '../../../../projections/testing/world.ts'
import type { Relationship } from '../../../rules/disorders/relationships.ts'
import type { Oracle } from '../oracle.ts'

export const userDisorders: Oracle = {
  reads(history, { erased }) {
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
      userDisordersOf: async (of) =>
        [...named.values()]
          .filter(({ member }) => member === of && !erased.has(of))
          .map(({ disorder, relationship }) => ({ disorder, relationship }))
          .toSorted((one, other) => (one.disorder < other.disorder ? -1 : 1)),
    }
  },
  ask: (reads) => Promise.all(members.map((member) => reads.userDisordersOf(member))),
}
