import { about, withoutReason, within } from '../../../events/testing/content.ts'
import { subjectOf } from '../../../events/kinds.ts'
import type { Happenings } from '../happening.ts'
import { site } from '../world.ts'

export const moderation: Happenings = {
  steps: {
    decide(world, { by, item, n, body }) {
      const author = world.made.get(item)
      if (!author) return null
      world.decided(item)
      const told = { author, reason: 'spam' as const, words: n > 1 ? body : null }
      const data = { ...within(item, world.rootOf(item)), by, seenRevision: 0, ...told }
      const types = [
        'ContentMarkedAsSpam',
        'ContentDeleted',
        'ContentHidden',
        'ContentReinstated',
        'ContentLocked',
        'ContentPinned',
        'PictureAllowed',
        'PictureRemoved',
      ] as const
      return { type: types[n % types.length]!, data }
    },
    move(world, { by, thread, n }) {
      const author = world.made.get(thread)
      if (!author) return null
      world.decided(thread)
      const category = n % 2 ? `category-${n}` : null
      const data = { ...about(thread), by, seenRevision: 0, ...withoutReason, author, category }
      return { type: 'ContentMoved', data }
    },
    merge: [
      2,
      (world, { by, thread, above }) => {
        const author = world.made.get(thread)
        if (!author || !world.made.has(above.thread) || above.thread === thread) return null
        world.decided(thread)
        const data = { ...about(thread), by, seenRevision: 0, ...withoutReason, author }
        return { type: 'ContentMerged', data: { ...data, into: subjectOf(above.thread) } }
      },
    ],
    warn(world, { by, item, body }) {
      const author = world.made.get(item)
      if (!author) return null
      world.decided(item)
      const told = { author, reason: 'harassment' as const, words: body }
      return { type: 'AuthorWarned', data: { subject: subjectOf(item), by, seenRevision: 0, ...told } }
    },
    undo: [
      3,
      ({ decisions }, { by, item, n }) => {
        const decision = decisions.get(item)?.pop()
        if (decision === undefined) return null
        const state = n === 2 ? 'held' : n % 2 ? 'visible' : 'spam'
        const category = n > 2 ? 'category-1' : null
        return {
          type: 'DecisionUndone',
          data: {
            subject: subjectOf(item),
            by,
            decision,
            state,
            locked: n > 1,
            category,
            ...(n === 1 && { pinned: false }),
            ...(n === 3 && { picture: 'waiting' as const }),
          },
        }
      },
    ],
    note(world, { by, item, body }) {
      const author = world.made.get(item)
      return author
        ? { type: 'NoteWritten', data: { subject: subjectOf(item), by, author, text: body } }
        : null
    },
    appeal(world, { item, body }) {
      const [author, decision] = [world.made.get(item), world.decisions.get(item)?.at(-1)]
      const key = `appeal ${item} ${decision}`
      if (!author || decision === undefined || world.made.has(key)) return null
      world.made.set(key, author)
      return { type: 'DecisionAppealed', data: { subject: subjectOf(item), author, decision, words: body } }
    },
    answerAppeal(world, { by, item, n, body }) {
      const decision = world.decisions.get(item)?.at(-1)
      const author = world.made.get(`appeal ${item} ${decision}`)
      if (!author || decision === undefined) return null
      const outcome = n % 2 ? 'upheld' : 'overturned'
      const data = { subject: subjectOf(item), author, decision, by, outcome, words: body } as const
      return { type: 'AppealAnswered', data }
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
            reason: ([null, 'spam', 'danger', 'other', 'privacy'] as const)[n] ?? null,
            note: n > 2 ? body : null,
          },
        }
      },
    ],
    withdrawFlag: ({ made }, { by, item }) =>
      made.delete(`flag ${item} ${by}`)
        ? { type: 'FlagWithdrawn', data: { subject: subjectOf(item), flagger: by } }
        : null,
    dismiss(world, { by, item }) {
      if (!world.made.has(item)) return null
      world.decided(item)
      const data = { subject: subjectOf(item), by, seenRevision: 0, ...withoutReason }
      return { type: 'FlagsDismissed', data }
    },
  },
  stream({ type, data }) {
    if (type === 'ContentPurged') return `purge-${data.subject.id}`
    return type === 'ContentFlagged' || type === 'FlagWithdrawn'
      ? `flag-${data.subject.id}-${data.flagger}`
      : null
  },
}
