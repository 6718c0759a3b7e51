import { subjectOf } from '../../../events/kinds.ts'
import type { Happenings, Moment } from '../happening.ts'

const dataOf = ({ by, thread, comment, n }: Moment) => ({
  subject: subjectOf(n % 2 ? thread : comment),
  member: by,
})

export const bookmarks: Happenings = {
  steps: {
    bookmark: [2, (_, moment) => ({ type: 'BookmarkAdded', data: dataOf(moment) })],
    unbookmark: (_, moment) => ({ type: 'BookmarkRemoved', data: dataOf(moment) }),
  },
  stream: ({ type, data }) =>
    type === 'BookmarkAdded' || type === 'BookmarkRemoved'
      ? `bookmark-${data.subject.id}-${data.member}`
      : null,
}
