import { about, alone, under, within } from '../../../events/testing/content.ts'
import { subjectOf } from '../../../events/kinds.ts'
import type { Happenings } from '../happening.ts'
import { idOf, site } from '../world.ts'

const held = (n: number) => (n === 4 ? { heldBy: 'words' as const } : {})

export const statuses: Happenings = {
  steps: {
    status({ made }, { by, n, body }) {
      const status = idOf('status', n % 3)
      if (made.has(status)) return null
      made.set(status, by)
      return { type: 'StatusCreated', data: { ...alone(status), site, author: by, body, ...held(n) } }
    },
    statusReply({ made }, { by, n, who, body }) {
      const [reply, status] = [idOf('statusreply', n), idOf('status', who % 3)]
      if (made.has(reply) || !made.has(status)) return null
      made.set(reply, by)
      return { type: 'StatusReplyCreated', data: { ...under(reply, status), site, author: by, body } }
    },
    editStatus({ made }, { n, body }) {
      const status = idOf('status', n % 3)
      const author = made.get(status)
      const data = { ...about(status), body: `new ${body}` }
      return author ? { type: 'StatusEdited', data: { ...data, author, ...held(n) } } : null
    },
    withdrawStatus({ made }, { n }) {
      const status = idOf('status', n % 3)
      const author = made.get(status)
      const data = { subject: subjectOf(status), restorableUntil: '2026-01-01T01:00:00.000Z' }
      return author ? { type: 'ContentWithdrawn', data: { ...data, author } } : null
    },
    deleteStatus(world, { by, n }) {
      const status = idOf('status', n % 3)
      const author = world.made.get(status)
      if (!author) return null
      world.decided(status)
      const data = { ...within(status, status), by, seenRevision: 0, author, reason: null, words: null }
      return { type: n % 2 ? 'ContentMarkedAsSpam' : 'ContentDeleted', data }
    },
  },
}
