import { isErased } from '../../../../events/define.ts'
import type { AwardRow } from '../../../../projections/awards/queries.ts'
import { cursorOf } from '../../../../projections/page.ts'
import { members } from '../../../../projections/testing/world.ts'
import { isAwardStatus } from '../../../rules/awards/awards.ts'
import { byId, whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

const newest = {
  only: null,
  verified: null,
  reported: null,
  badge: null,
  sort: 'newest',
  reversed: false,
} as const

export const awards: Oracle = {
  reads(history, { erased, members }) {
    const held = new Map<string, AwardRow>()
    for (const { type, data } of history) {
      if (type === 'AwardTaken') held.delete(`${data.member} ${data.award}`)
      if (type !== 'AwardGiven' || isErased(data.name) || !isAwardStatus(data.status)) continue
      const { award, name, year, status, earnedAt } = data
      held.set(`${data.member} ${award}`, { award, name, year, status, earnedAt })
    }
    return {
      awardsOf: async (of) =>
        [...held].flatMap(([key, row]) => (key.startsWith(`${of} `) && !erased.has(of) ? [row] : [])),
      membersPage: async ({ part, role }, page) =>
        pageIn(
          [...members.values()]
            .filter(({ username }) => username?.toLowerCase().includes(part.toLowerCase()))
            .filter((member) => role === null || member.role === role)
            .map((member) => ({ ...member, cursor: cursorOf(0n, member.id) }))
            .toSorted((one, other) => (one.id < other.id ? 1 : -1)),
          page,
        ),
    }
  },
  ask: async (reads) => ({
    awards: await Promise.all(members.map(async (member) => byId(await reads.awardsOf(member)))),
    listed: await Promise.all(
      ([null, 3, 4] as const).flatMap((role) =>
        ['', 'm'].map((part) =>
          whole((cursor) => reads.membersPage({ ...newest, part, role }, { size: 2, cursor })),
        ),
      ),
    ),
  }),
}
