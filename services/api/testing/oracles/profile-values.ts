import { isErased } from '../../../../events/define.ts'
import type { ProfileValueRow } from '../../../../projections/profile-values/queries.ts'
import { members } from '../../../../projections/testing/world.ts'
import type { Oracle } from '../oracle.ts'

export const profileValues: Oracle = {
  reads(history, { erased }) {
    const values = new Map<string, ProfileValueRow>()
    for (const event of history) {
      if (event.type !== 'ProfileFieldChanged') continue
      const { member, field, value } = event.data
      if (isErased(value)) continue
      if (value === null) values.delete(`${member} ${field}`)
      else values.set(`${member} ${field}`, { member, field, value })
    }
    const sorted = [...values].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    return {
      profileValuesOf: async (of) =>
        sorted.filter(({ member }) => of.includes(member) && !erased.has(member)),
    }
  },
  ask: (reads) => reads.profileValuesOf(members),
}
