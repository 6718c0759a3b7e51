import type { BookmarkableId, MemberId } from '../../../../events/kinds.ts'
import { cursorOf } from '../../../../projections/page.ts'
import { members, site } from '../../../../projections/testing/world.ts'
import { comments, threads, whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

interface Kept {
  item: BookmarkableId
  member: MemberId
  addedAt: Date
}

export const bookmarks: Oracle = {
  reads(history, { erased, content }) {
    const kept = new Map<string, Kept>()
    for (const { type, data, metadata } of history) {
      if (type !== 'BookmarkAdded' && type !== 'BookmarkRemoved') continue
      const { subject, member } = data
      const key = `${subject.id} ${member}`
      if (type === 'BookmarkRemoved') kept.delete(key)
      else kept.set(key, { item: subject.id, member, addedAt: new Date(metadata.occurredAt) })
    }
    const of = (member: MemberId) =>
      [...kept.values()].filter((one) => one.member === member && !erased.has(member))
    return {
      bookmarkedBy: async (pairs) =>
        pairs.filter((pair) => of(pair.member).some(({ item }) => item === pair.item)),
      bookmarksPage: async (member, site, page) =>
        pageIn(
          of(member)
            .filter(({ item }) => content.get(item)?.site === site)
            .map(({ item, addedAt }) => ({ item, addedAt, cursor: cursorOf(addedAt, item) }))
            .toSorted((a, b) => Number(b.addedAt) - Number(a.addedAt) || (a.item > b.item ? -1 : 1)),
          page,
        ),
    }
  },
  async ask(reads) {
    const pairs = members.flatMap((member) => [...threads, ...comments].map((item) => ({ member, item })))
    return {
      bookmarked: (await reads.bookmarkedBy(pairs)).map(({ member, item }) => `${member} ${item}`).toSorted(),
      listed: await Promise.all(
        members.map((member) => whole((cursor) => reads.bookmarksPage(member, site, { size: 2, cursor }))),
      ),
    }
  },
}
