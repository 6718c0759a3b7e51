import { about, within } from '../../../events/testing/content.ts'
import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, subjectOf } from '../../../events/kinds.ts'
import { DECIDED, STALE } from '../../rules/decisions.ts'
import { EDITORIAL_TEAM } from '../../rules/profiles/editorial-team.ts'
import { roles } from '../../rules/roles.ts'
import { moderation, type DecisionCommand } from './moderation.ts'
import { purges } from './purges.ts'
import {
  avatar,
  avatarChosen,
  avatarRemoved,
  category,
  decide,
  decided,
  items,
  roleOf,
  undo,
  undone,
} from '../testing/decisions.ts'
import { post, postPublished, postWritten } from '../testing/posts.ts'
import { spec, type History } from '../testing/spec.ts'
import {
  ada,
  aMessage,
  aReply,
  bo,
  conversation,
  cy,
  deleted,
  message,
  moderator,
  pictureAttached,
  reply,
  site,
  spam,
  thread,
  threadCreated,
  verified,
  withRole,
} from '../testing/stories.ts'

const admin = withRole(moderator, roles.administrator)
const given = (...after: CatalogueEvent[]) =>
  spec(moderation)
    .given([threadCreated, ...after])
    .knowing(admin)
const edited: CatalogueEvent = {
  type: 'ThreadEdited',
  data: { ...about(thread), author: ada, title: 'Tired all day', body: 'Harmless' },
}

test('a decision that is repeated is recorded once; spam can be deleted; deleted content stays deleted', async () => {
  for (const verb of ['delete', 'markAsSpam'] as const)
    await given(decided(verb)).when(decide(verb), moderator).thenNothing()
  await given(spam(thread))
    .when(decide('delete', thread, 1), moderator)
    .then([decided('delete', thread, 1)])
  await given(spam(thread)).when(decide('hide'), moderator).thenRejected('This was already marked as spam')
  for (const verb of ['markAsSpam', 'hide'] as const)
    await given(deleted(thread)).when(decide(verb), moderator).thenRejected('This was already deleted')
})

test('decisions that change different properties are undone in any order, and each restores its own', async () => {
  const all = [
    decided('hide'),
    decided('lock', thread, 1),
    decided('move', thread, 2),
    decided('warn', thread, 3),
    decided('pin', thread, 4),
  ]
  const data = { subject: subjectOf(thread), by: moderator }
  const after = (decision: number, left: object): CatalogueEvent[] => [
    {
      type: 'DecisionUndone',
      data: { ...data, decision, state: 'hidden', locked: true, category, ...left },
    },
  ]
  for (const [decision, left] of [
    [1, { state: 'visible' }],
    [2, { locked: false }],
    [3, { category: null }],
    [4, {}],
    [5, { pinned: false }],
  ] as const)
    await given(...all)
      .when(undo(decision), moderator)
      .then(after(decision, left))
  await given(decided('hide'), decided('restore', thread, 1))
    .when(undo(1), moderator)
    .thenRejected('Undo the newer decision first')
})

test('a thread moves only to categories of its site, and moderators cannot restore what administrators deleted', async () => {
  const move = { ...decide('move'), category: 'recipes' } as DecisionCommand
  await given().when(move, moderator).thenRejected("This community doesn't have that category")
  await given()
    .when({ ...decide('move'), category: null } as DecisionCommand, moderator)
    .thenRejected('This is already in that category')
  await given()
    .knowing(withRole(cy, roles.moderator))
    .when(decide('restore'), cy)
    .thenRejected('This is already visible')
  await given(deleted(thread))
    .knowing(withRole(cy, roles.moderator))
    .when(decide('restore', thread, 1), cy)
    .thenRejected('Not authorized')
  await given(deleted(thread))
    .when(decide('restore', thread, 1), moderator)
    .then([decided('restore', thread, 1)])
})

test('a picture is allowed or removed after it was seen, and an undo leaves one that the member chose since', async () => {
  const pictured = (...after: CatalogueEvent[]) => given(pictureAttached(thread), ...after)
  await given().when(decide('allowPicture'), moderator).thenRejected('Picture not found')
  await pictured().when(decide('allowPicture'), moderator).thenRejected(STALE)
  await pictured(decided('allowPicture', thread, 1))
    .when(decide('allowPicture'), moderator)
    .thenNothing()
  await pictured(decided('allowPicture', thread, 1))
    .when(decide('removePicture', thread, 2), moderator)
    .then([decided('removePicture', thread, 2)])
  await pictured(decided('allowPicture', thread, 1), decided('removePicture', thread, 2))
    .when(undo(3), moderator)
    .then([undone(3, 'visible', thread, { picture: 'allowed' })])
  const withAvatar = (...after: CatalogueEvent[]) =>
    spec(moderation)
      .given([...verified(bo).events, avatarChosen, ...after])
      .knowing(admin)
  const removal = [decided('removePicture', bo, 2), avatarRemoved]
  await withAvatar(...removal)
    .when(decide('removePicture', bo, 2), moderator)
    .thenNothing()
  const other: CatalogueEvent = {
    type: 'ProfilePictureChanged',
    data: { member: bo, ...avatar, color: '#ffffff' },
  }
  await withAvatar(...removal, other)
    .when(undo(3, bo), moderator)
    .then([undone(3, null, bo)])
})

test('a decision that another moderator has taken is rejected', async () => {
  await given(deleted(thread)).when(decide('delete'), moderator).thenRejected(DECIDED)
  await given(spam(thread)).when(decide('markAsSpam'), moderator).thenRejected(DECIDED)
  await spec(moderation)
    .given([...verified(bo).events, decided('markAsSpam', bo, 1), roleOf(bo, roles.spammer)])
    .knowing(withRole(cy, roles.moderator))
    .when(decide('markAsSpam', bo, 1), cy)
    .thenRejected(DECIDED)
})

test('a moderator can neither decide on their own items nor undo decisions about themselves', async () => {
  for (const { id: item, made: created, author } of items) {
    // What editors publish has the team as its author, which is not a member.
    if (author === EDITORIAL_TEAM) continue
    const own = (...after: CatalogueEvent[]) =>
      spec(moderation)
        .given([...created, roleOf(author, roles.administrator), ...after])
        .knowing(withRole(author, roles.administrator))
    await own().when(decide('warn', item), author).thenRejected('Not authorized')
    await own(decided('warn', item))
      .when(undo(created.length + 1, item), author)
      .thenRejected('Not authorized')
  }
})

test('a decision on a message that its sender changed since is rejected', async () => {
  const data = { message, conversation, sender: ada, receiver: bo }
  const changes: CatalogueEvent[] = [
    { type: 'MessageEdited', data: { ...data, body: 'Hello' } },
    { type: 'MessageDeleted', data },
  ]
  for (const change of changes) {
    const changed = spec(moderation)
      .given([...aMessage.events, change])
      .knowing(admin)
    await changed.when(decide('dismiss', message, 0), moderator).thenRejected(STALE)
    await changed.when(decide('dismiss', message, 1), moderator).then([decided('dismiss', message, 1)])
  }
})

test('a decision on a revision that is not the newest any more is rejected', async () => {
  await given(edited)
    .when(decide('markAsSpam', thread, 0), moderator)
    .thenRejected(STALE)
  await given(edited)
    .when(decide('markAsSpam', thread, 1), moderator)
    .then([decided('markAsSpam', thread, 1)])
  await given(edited)
    .when(decide('markAsSpam', thread, null), moderator)
    .then([decided('markAsSpam', thread, 1)])
  for (const after of [decided('dismiss'), decided('warn'), undone(0, 'visible')])
    await given(after)
      .when(decide('delete', thread, 0), moderator)
      .thenRejected(STALE)
  for (const unknown of [-1, 2])
    await given(edited)
      .when(decide('markAsSpam', thread, unknown), moderator)
      .thenRejected("This revision doesn't exist")
  await spec(moderation)
    .given([])
    .knowing(admin)
    .when(decide('markAsSpam'), moderator)
    .thenRejected('Content not found')
})

test('hidden content returns when its author edits it, or its editors publish it again', async () => {
  await given(decided('hide'), edited)
    .when(decide('hide', thread, 2), moderator)
    .then([decided('hide', thread, 2)])
  await given(decided('hide'))
    .when(decide('hide', thread, 1), moderator)
    .thenNothing()
  const hiddenPost = [postWritten, postPublished, decided('hide', post, 1)]
  const onPost = (...events: CatalogueEvent[]) => spec(moderation).given(events).knowing(admin)
  await onPost(...hiddenPost)
    .when(decide('hide', post, 2), moderator)
    .thenNothing()
  await onPost(...hiddenPost, postPublished)
    .when(decide('hide', post, 3), moderator)
    .then([decided('hide', post, 3)])
})

test('decisions are undone the newest first, and each undo restores the state before its decision', async () => {
  const both = given(decided('markAsSpam'), decided('delete', thread, 1))
  await both.when(undo(1), moderator).thenRejected('Undo the newer decision first')
  await both.when(undo(2), moderator).then([undone(2, 'spam')])
  const one = given(decided('markAsSpam'), decided('delete', thread, 1), undone(2, 'spam'))
  await one.when(undo(2), moderator).thenRejected('Decision not found')
  await one.when(undo(1), moderator).then([undone(1, 'visible')])
  await given(decided('hide'), edited)
    .when(undo(1), moderator)
    .then([undone(1, 'visible')])
  await given(edited).when(undo(1), moderator).thenRejected('Decision not found')
})

test('only ordinary members can be marked as spam, and an undo does not change a role given since', async () => {
  const member = verified(bo).events
  const on = (...events: CatalogueEvent[]) =>
    spec(moderation)
      .given([...member, ...events])
      .knowing(admin)
  const mark = decide('markAsSpam', bo, 1)
  await on(roleOf(bo, roles.moderator)).when(mark, moderator).thenRejected('Not authorized')
  await on(roleOf(bo, roles.spammer)).when(mark, moderator).thenRejected(DECIDED)
  await on({ type: 'MemberErased', data: { member: bo } })
    .when(mark, moderator)
    .thenRejected('Member not found')
  const marked = [decided('markAsSpam', bo, 1), roleOf(bo, roles.spammer)]
  await on(...marked, roleOf(bo, roles.member))
    .when(undo(member.length, bo), moderator)
    .then([undone(member.length, null, bo)])
  await on(...marked, roleOf(bo, roles.member), roleOf(bo, roles.spammer))
    .when(undo(member.length, bo), moderator)
    .then([undone(member.length, null, bo)])
})

test('the words to an author whose account is being deleted are not recorded, as their key is destroyed', async () => {
  const { words: _, ...data } = decided('warn').data as { words: string }
  await given()
    .knowing({ stream: streamOf(ada), events: [{ type: 'MemberErased', data: { member: ada } }] })
    .when(decide('warn'), moderator)
    .then([{ type: 'AuthorWarned', data: { ...data, words: null } } as CatalogueEvent])
})

test('the words to an author have a maximum length and no spaces around them', async () => {
  const words = (text: string): DecisionCommand => ({ ...decide('warn'), words: text }) as DecisionCommand
  await given()
    .when(words(' Please be kind. '), moderator)
    .then([decided('warn')])
  await given()
    .when(words('x'.repeat(1001)), moderator)
    .thenRejected('Maximum length of 1000 exceeded')
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
