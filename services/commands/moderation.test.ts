import { about, within } from '../../events/testing/content.ts'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { ContentId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { moderation, purges } from './moderation.ts'
import { spec, type History } from './testing/spec.ts'
import {
  ada,
  aReply,
  comment,
  commentCreated,
  cy,
  deleted,
  reply,
  replyCreated,
  site,
  spam,
  thread,
  threadCreated,
  verified,
  withRole,
} from './testing/stories.ts'

const items: [ContentId, CatalogueEvent][] = [
  [thread, threadCreated],
  [comment, commentCreated],
  [reply, replyCreated],
]
const decide = (name: 'delete' | 'markAsSpam', item: ContentId = thread, seenRevision: number | null = 0) =>
  ({ name, item, seenRevision }) as const
const decided = (
  name: 'delete' | 'markAsSpam',
  item: ContentId = thread,
  seenRevision = 0,
): CatalogueEvent => ({
  type: name === 'delete' ? 'ContentDeleted' : 'ContentMarkedAsSpam',
  data: { ...within(item, thread), by: cy, seenRevision },
})

test('only moderators and administrators can mark content as spam, and only administrators can delete it (spec §6)', async () => {
  const admins = [roles.administrator, roles.superAdmin, roles.communityTech]
  const table: [History, canDelete: boolean, canMark: boolean][] = [
    ...admins.map((role) => [withRole(cy, role), true, true] as [History, boolean, boolean]),
    [withRole(cy, roles.moderator), false, true],
    [verified(cy), false, false],
    [withRole(cy, roles.spammer), false, false],
  ]
  for (const [who, canDelete, canMark] of table) {
    for (const [item, created] of items) {
      const given = spec(moderation).given([created]).knowing(who)
      for (const [name, may] of [
        ['delete', canDelete],
        ['markAsSpam', canMark],
      ] as const) {
        const then = given.when(decide(name, item), cy)
        if (may) await then.then([decided(name, item)])
        else await then.thenRejected('Not authorized')
      }
    }
  }
})

test('visitors cannot decide on content', async () => {
  await spec(moderation)
    .given([threadCreated])
    .when(decide('delete'), cy)
    .thenRejected('Please create an account or log in to continue.')
})

test('a decision on an item that is repeated is recorded once; spam can be deleted; deleted content cannot be restored', async () => {
  const given = (...after: CatalogueEvent[]) =>
    spec(moderation)
      .given([threadCreated, ...after])
      .knowing(withRole(cy, roles.administrator))
  await given(deleted(thread)).when(decide('delete'), cy).thenNothing()
  await given(spam(thread)).when(decide('markAsSpam'), cy).thenNothing()
  await given(spam(thread))
    .when(decide('delete'), cy)
    .then([decided('delete')])
  await given(deleted(thread)).when(decide('markAsSpam'), cy).thenRejected('This was already deleted')
})

test('a decision records the revision that the moderator saw, or else the current revision', async () => {
  const edited: CatalogueEvent = {
    type: 'ThreadEdited',
    data: { ...about(thread), author: ada, title: 'Tired all day', body: 'Harmless' },
  }
  const given = spec(moderation).given([threadCreated, edited]).knowing(withRole(cy, roles.moderator))
  await given.when(decide('markAsSpam', thread, 0), cy).then([decided('markAsSpam', thread, 0)])
  await given.when(decide('markAsSpam', thread, 1), cy).then([decided('markAsSpam', thread, 1)])
  await given.when(decide('markAsSpam', thread, null), cy).then([decided('markAsSpam', thread, 1)])
  for (const unknown of [-1, 2]) {
    await given.when(decide('markAsSpam', thread, unknown), cy).thenRejected("This revision doesn't exist")
  }
  await spec(moderation)
    .given([])
    .knowing(withRole(cy, roles.moderator))
    .when(decide('markAsSpam'), cy)
    .thenRejected('Content not found')
})

test('an administrator can purge an item in any state, but only once and with a reason', async () => {
  const purge = { name: 'purge', item: reply, seenRevision: 0, reason: 'privacy' } as const
  const purged: CatalogueEvent = {
    type: 'ContentPurged',
    data: { ...within(reply, thread), by: cy, seenRevision: 0, author: cy, site, reason: 'privacy' },
  }
  const given = (who: History, ...events: CatalogueEvent[]) => spec(purges).given(events).knowing(who)
  const admin = withRole(cy, roles.administrator)
  for (const item of [aReply(), aReply(deleted(reply)), aReply(spam(reply))])
    await given(admin).knowing(item).when(purge, cy).then([purged])
  await given(admin, purged).when(purge, cy).thenNothing()
  await given(admin).when(purge, cy).thenRejected('Content not found')
  await given(admin)
    .knowing(aReply())
    .when({ ...purge, seenRevision: 1 }, cy)
    .thenRejected("This revision doesn't exist")
  await given(withRole(cy, roles.moderator)).knowing(aReply()).when(purge, cy).thenRejected('Not authorized')
})
