import type { MemberId, ReactableId } from '../../../../events/kinds.ts'
import type { ReactionKind } from '../../../../events/reactions.ts'
import { members } from '../../../../projections/testing/world.ts'
import { items, type Oracle } from '../oracle.ts'

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
      reactionsOf: async (pairs) =>
        there.filter((one) => pairs.some(({ member, item }) => one.member === member && one.item === item)),
    }
  },
  async ask(reads) {
    const pairs = members.flatMap((member) => items.map((item) => ({ member, item })))
    const own = await reads.reactionsOf(pairs)
    return {
      counts: await Promise.all(
        items.map(async (item) => (await reads.reactionsTo([item]))[0]?.counts ?? {}),
      ),
      chosen: own.map(({ member, item, kind }) => `${member} ${item} ${kind}`).toSorted(),
    }
  },
}
