import type { MemberId, ReactableId } from '../../../../events/kinds.ts'
import type { ReactionKind } from '../../../../events/reactions.ts'
import { members } from '../../../../projections/testing/world.ts'
import { cursorOf } from '../../../../projections/page.ts'
import { isHiddenByBlock, type Viewer } from '../../../rules/visibility.ts'
import { items, whole, type Oracle } from '../oracle.ts'
import { isBlockBetween, pageIn } from '../reads.ts'

interface Chosen {
  item: ReactableId
  member: MemberId
  kind: ReactionKind
}

const viewers: Viewer[] = [
  { id: members[0]!, role: 3, verified: true, analyst: false },
  { id: members[1]!, role: 2, verified: true, analyst: false },
]

export const reactions: Oracle = {
  reads(history, memory) {
    const { erased, isSpammer } = memory
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
      reactorsPages: async (items, { kind, viewer }, page) => {
        const seen = there
          .filter((one) => !isSpammer(one.member) && (kind === null || one.kind === kind))
          .filter(({ member }) => !isHiddenByBlock(viewer, isBlockBetween(memory, viewer, member)))
          .map(({ item, member, kind }) => ({ item, member, kind, cursor: cursorOf(0n, member) }))
          .toSorted((a, b) => (a.member < b.member ? -1 : 1))
        return new Map(
          items.map((id) => [
            id,
            pageIn(
              seen.filter(({ item }) => item === id),
              page,
            ),
          ]),
        )
      },
    }
  },
  async ask(reads) {
    const pairs = members.flatMap((member) => items.map((item) => ({ member, item })))
    const own = await reads.reactionsOf(pairs)
    return {
      counts: await Promise.all(
        items.map(async (item) => (await reads.reactionsTo([item]))[0]?.counts ?? {}),
      ),
      reactors: await Promise.all(
        viewers.flatMap((viewer) =>
          [null, 'like' as const].map((kind) =>
            Promise.all(
              items.map((item) =>
                whole(async (cursor) =>
                  (await reads.reactorsPages([item], { kind, viewer }, { size: 2, cursor })).get(item),
                ),
              ),
            ),
          ),
        ),
      ),
      chosen: own.map(({ member, item, kind }) => `${member} ${item} ${kind}`).toSorted(),
    }
  },
}
