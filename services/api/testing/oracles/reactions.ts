import type { MemberId, ReactableId } from '../../../../events/kinds.ts'
import type { ReactionKind } from '../../../../events/reactions.ts'
import { members } from '../../../../projections/testing/world.ts'
import { byId, items, type Oracle } from '../oracle.ts'

interface Chosen {
  item: ReactableId
  member: MemberId
  kind: ReactionKind
}

export const reactions: Oracle = {
  reads(history, { erased, isSpammer }) {
    const chosen = new Map<string, Chosen>()
    for (const { type, data } of history) {
      if (type === 'ReactionChosen')
        chosen.set(`${data.subject.id} ${data.member}`, { ...data, item: data.subject.id })
      if (type === 'ReactionRemoved') chosen.delete(`${data.subject.id} ${data.member}`)
    }
    const there = [...chosen.values()].filter(({ member }) => !erased.has(member))
    return {
      reactionsTo: async (items) =>
        items.map((item) => {
          const counting = there.filter((one) => one.item === item && !isSpammer(one.member))
          const counts = Object.entries(Object.groupBy(counting, ({ kind }) => kind))
          return { item, counts: Object.fromEntries(counts.map(([kind, of]) => [kind, of.length])) }
        }),
      reactionsOf: async (member, items) =>
        there.filter((one) => one.member === member && items.includes(one.item)),
    }
  },
  async ask(reads) {
    return {
      counts: await Promise.all(
        items.map(async (item) => (await reads.reactionsTo([item]))[0]?.counts ?? {}),
      ),
      chosen: await Promise.all(
        members.map(async (member) =>
          byId((await reads.reactionsOf(member, items)).map(({ item, kind }) => ({ item, kind }))),
        ),
      ),
    }
  },
}
