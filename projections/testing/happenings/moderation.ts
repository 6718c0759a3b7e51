import { within } from '../../../events/testing/content.ts'
import { subjectOf } from '../../../events/kinds.ts'
import type { Happenings } from '../happening.ts'
import { site } from '../world.ts'

export const moderation: Happenings = {
  steps: {
    decide(world, { by, item, n }) {
      if (!world.made.has(item)) return null
      const data = { ...within(item, world.rootOf(item)), by, seenRevision: 0 }
      return { type: n % 2 ? 'ContentDeleted' : 'ContentMarkedAsSpam', data }
    },
    purge(world, { by, item, n }) {
      if (!world.made.has(item) || world.purged.has(item) || n > 2) return null
      world.purged.add(item)
      const data = { ...within(item, world.rootOf(item)), by, seenRevision: 0 }
      const author = world.made.get(item)!
      return { type: 'ContentPurged', data: { ...data, author, site, reason: 'abuse' } }
    },
    flag: [
      2,
      ({ made }, { by, item, n, body }) => {
        if (!made.has(item) || made.has(`flag ${item} ${by}`)) return null
        made.set(`flag ${item} ${by}`, by)
        return {
          type: 'ContentFlagged',
          data: {
            subject: subjectOf(item),
            flagger: by,
            author: n === 0 ? null : made.get(item)!,
            reason: n % 2 ? 'spam' : null,
            note: n > 2 ? body : null,
          },
        }
      },
    ],
    withdrawFlag: ({ made }, { by, item }) =>
      made.delete(`flag ${item} ${by}`)
        ? { type: 'FlagWithdrawn', data: { subject: subjectOf(item), flagger: by } }
        : null,
    dismiss: ({ made }, { by, item }) =>
      made.has(item) ? { type: 'FlagsDismissed', data: { subject: subjectOf(item), by } } : null,
  },
  stream({ type, data }) {
    if (type === 'ContentPurged') return `purge-${data.subject.id}`
    return type === 'ContentFlagged' || type === 'FlagWithdrawn'
      ? `flag-${data.subject.id}-${data.flagger}`
      : null
  },
}
