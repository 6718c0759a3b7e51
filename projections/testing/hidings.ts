import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { ThreadId } from '../../events/kinds.ts'
import { about } from '../../events/testing/content.ts'
import { idOf, members, site } from './world.ts'

const [ada, bo, cy] = [members[0]!, members[1]!, members[2]!]
/** What the events of Cy, a moderator, about an item of Ada's have in common. */
export const seen = { by: cy, seenRevision: 0, author: ada } as const
export const decision = { ...seen, reason: null, words: null }
const conversation = idOf('conversation', 0)

/** Events that hide a thread of Ada's from Bo's searches, by what then is true of the thread. */
export const hidings = (thread: ThreadId): Record<string, CatalogueEvent[]> => ({
  'marked as spam': [{ type: 'ContentMarkedAsSpam', data: { ...about(thread), ...decision } }],
  deleted: [{ type: 'ContentDeleted', data: { ...about(thread), ...decision } }],
  purged: [{ type: 'ContentPurged', data: { ...about(thread), ...seen, site, reason: 'abuse' } }],
  withdrawn: [
    {
      type: 'ContentWithdrawn',
      data: {
        subject: { kind: 'thread', id: thread },
        author: ada,
        restorableUntil: '2026-01-01T00:10:00.000Z',
      },
    },
  ],
  'of an erased member': [{ type: 'MemberErased', data: { member: ada } }],
  'of a spammer': [{ type: 'RoleChanged', data: { member: ada, role: 4 } }],
  'of a member whom the viewer has blocked': [
    { type: 'MemberBlocked', data: { conversation, by: bo, other: ada } },
  ],
  'of a member who has blocked the viewer': [
    { type: 'MemberBlocked', data: { conversation, by: ada, other: bo } },
  ],
})
