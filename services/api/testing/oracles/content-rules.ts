import { cursorOf } from '../../../../projections/page.ts'
import { members, site } from '../../../../projections/testing/world.ts'
import type { ContentRow } from '../../reads.ts'
import { whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

const textOf = ({ title, body }: ContentRow) => [title, body].filter((text) => text !== null).join('\n')
const [early, late] = [new Date('2026-01-01T00:00:10Z'), new Date('2026-01-01T00:00:40Z')]

export const contentRules: Oracle = {
  reads(_, { content, members: rows }) {
    const posted = [...content.values()]
      .filter(({ body }) => body !== null)
      .toSorted((a, b) => Number(a.insertedAt) - Number(b.insertedAt) || (a.id < b.id ? -1 : 1))
    return {
      recentTexts: async (author, after) =>
        posted
          .filter((row) => row.author === author && row.insertedAt > after)
          .map((row) => ({ text: textOf(row), postedAt: row.insertedAt }))
          .toReversed(),
      newestTextAt: async (of) =>
        [...content.values()]
          .filter((row) => row.site === of)
          .reduce<Date | null>(
            (last, { insertedAt }) => (last && last > insertedAt ? last : insertedAt),
            null,
          ),
      textsPosted: async (of, { after, until }, page) =>
        pageIn(
          posted
            .filter((row) => row.site === of && row.insertedAt > after && row.insertedAt <= until)
            .map((row) => ({
              id: row.id,
              text: textOf(row),
              isEdited: row.editedAt !== null,
              postedAt: row.insertedAt,
              author: row.author,
              role: rows.get(row.author)!.role,
              registeredAt: rows.get(row.author)!.registeredAt,
              cursor: cursorOf(row.insertedAt, row.id),
            })),
          page,
        ),
    }
  },
  ask: async (reads) => ({
    recent: await Promise.all(members.map((member) => reads.recentTexts(member, early))),
    newest: await reads.newestTextAt(site),
    posted: await whole((cursor) =>
      reads.textsPosted(site, { after: early, until: late }, { size: 2, cursor }),
    ),
  }),
}
