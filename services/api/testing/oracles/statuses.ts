import { members } from '../../../../projections/testing/world.ts'
import { cursorOf } from '../../../../projections/page.ts'
import { isListed, isRemoved, isVisible } from '../../../rules/visibility.ts'
import type { ContentRow } from '../../reads.ts'
import { whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

export const statuses: Oracle = {
  reads(_, { content }) {
    const replies = ({ id }: ContentRow) =>
      [...content.values()].filter((row) => row.parent === id && isVisible(row, null))
    return {
      statusesPage: async (author, page, viewer) =>
        pageIn(
          [...content.values()]
            .filter((row) => row.kind === 'status' && row.author === author)
            .filter((row) =>
              isListed(
                row,
                viewer,
                replies(row).some((reply) => reply.author !== author && !isRemoved(reply)),
              ),
            )
            .map((row) => ({
              ...row,
              commentCount: replies(row).filter(({ withdrawn }) => !withdrawn).length,
              cursor: cursorOf(row.insertedAt, row.id),
            }))
            .toSorted((a, b) => Number(b.insertedAt) - Number(a.insertedAt) || (a.id < b.id ? 1 : -1)),
          page,
        ),
    }
  },
  ask: (reads) =>
    Promise.all(
      [null, ...members].flatMap((id) =>
        members.map((author) =>
          whole((cursor) =>
            reads.statusesPage(
              author,
              { size: 2, cursor },
              id && { id, role: 3, verified: true, analyst: false },
            ),
          ),
        ),
      ),
    ),
}
