import { about, under, withoutReason, within } from '../../events/testing/content.ts'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { longest } from '../rules/text.ts'
import { roles } from '../rules/roles.ts'
import { comments, LOCKED } from './comments.ts'
import { spec } from './testing/spec.ts'
import {
  aComment,
  ada,
  aPicture,
  aThread,
  bo,
  comment,
  commentCreated,
  cy,
  deleted,
  otherSite,
  pictureAttached,
  reply,
  replyCreated,
  site,
  siteWith,
  spam,
  thread,
  unverified,
  withRole,
} from './testing/stories.ts'

const body = 'Does anybody know this?'
const createComment = { name: 'createComment', comment, under: thread, site, body } as const
const createReply = { name: 'createReply', reply, under: comment, site, body } as const
const editComment = { name: 'editComment', comment, body: 'I do' } as const
const editReply = { name: 'editReply', reply, body: 'So do I' } as const

const members = [unverified(ada), unverified(bo), unverified(cy)]
const given = (...events: CatalogueEvent[]) =>
  spec(comments)
    .given(events)
    .knowing(...members, siteWith('Comments'))

test('members comment on a thread and reply to a comment', async () => {
  await given().knowing(aThread()).when(createComment, bo).then([commentCreated])
  await given().knowing(aThread(), aComment()).when(createReply, cy).then([replyCreated])
})

test('a picture comes with the comment or reply that it was added to', async () => {
  await given()
    .knowing(aThread())
    .when({ ...createComment, picture: aPicture }, bo)
    .then([commentCreated, pictureAttached(comment)])
  await given()
    .knowing(aThread(), aComment())
    .when({ ...createReply, picture: aPicture }, cy)
    .then([replyCreated, pictureAttached(reply)])
})

test('a picture stands for the words of a comment, also in a later edit', async () => {
  const wordless = { ...createComment, body: ' \n', picture: aPicture }
  const created = (body: string): CatalogueEvent => ({
    type: 'CommentCreated',
    data: { ...under(comment, thread), site, author: bo, body },
  })
  await given()
    .knowing(aThread())
    .when(wordless, bo)
    .then([created(''), pictureAttached(comment)])
  await given()
    .knowing(aThread())
    .when({ ...wordless, body: '@ada' }, bo)
    .then([created('@ada'), pictureAttached(comment)])
  await given(commentCreated, pictureAttached(comment))
    .knowing(aThread())
    .when({ ...editComment, body: '' }, bo)
    .then([{ type: 'CommentEdited', data: { ...within(comment, thread), author: bo, body: '' } }])
  await given(commentCreated)
    .knowing(aThread())
    .when({ ...editComment, body: '' }, bo)
    .thenRejected('This field is required')
})

test('commenting requires an account', async () => {
  const visitor = spec(comments).given([]).knowing(siteWith('Comments'), aThread(), unverified(ada))
  await visitor.when(createComment, bo).thenRejected('Please create an account or log in to continue.')
})

test('members cannot comment on a site where comments are switched off', async () => {
  const closed = spec(comments)
    .given([])
    .knowing(...members, siteWith('Forums'), aThread(), aComment())
  await closed.when(createComment, bo).thenRejected('Comments are turned off on this site')
  await closed.when(createReply, cy).thenRejected('Comments are turned off on this site')
})

test('nobody comments on a locked thread or replies in it, and authors can still edit', async () => {
  const locked = (...after: CatalogueEvent[]) =>
    aThread(
      { type: 'ContentLocked', data: { ...about(thread), by: cy, seenRevision: 0, ...withoutReason } },
      ...after,
    )
  await given().knowing(locked()).when(createComment, bo).thenRejected(LOCKED)
  await given().knowing(locked(), aComment()).when(createReply, ada).thenRejected(LOCKED)
  const edited = { ...within(comment, thread), author: bo, body: 'I do' }
  await given(commentCreated)
    .knowing(locked(), aComment())
    .when(editComment, bo)
    .then([{ type: 'CommentEdited', data: edited }])
  const unlocked = {
    type: 'DecisionUndone',
    data: { ...about(thread), by: cy, decision: 1, state: 'visible', locked: false, category: null },
  } as const
  await given().knowing(locked(unlocked)).when(createComment, bo).then([commentCreated])
})

test('a comment belongs to the site of its thread', async () => {
  const elsewhere = given().knowing(aThread(), aComment())
  await elsewhere.when({ ...createComment, site: otherSite }, bo).thenRejected('Thread not found')
  await elsewhere.when({ ...createReply, site: otherSite }, cy).thenRejected('Comment not found')
})

test('members cannot comment on or reply to items they cannot see', async () => {
  await given().when(createComment, bo).thenRejected('Thread not found')
  for (const hidden of [deleted(thread), spam(thread)]) {
    await given().knowing(aThread(hidden)).when(createComment, bo).thenRejected('Thread not found')
    const below = given().knowing(aThread(hidden), aComment())
    await below.when(createReply, cy).thenRejected('Comment not found')
  }
  for (const hidden of [deleted(comment), spam(comment)])
    await given().knowing(aThread(), aComment(hidden)).when(createReply, cy).thenRejected('Comment not found')
  await given()
    .knowing(aThread(), withRole(ada, roles.spammer))
    .when(createComment, bo)
    .thenRejected('Thread not found')
})

test('the text of a comment must not be blank or too long (spec §5)', async () => {
  const refused = async (text: string, sentence: string) => {
    await given()
      .knowing(aThread())
      .when({ ...createComment, body: text }, bo)
      .thenRejected(sentence)
    await given()
      .knowing(aThread(), aComment())
      .when({ ...createReply, body: text }, cy)
      .thenRejected(sentence)
    await given(commentCreated)
      .knowing(aThread())
      .when({ ...editComment, body: text }, bo)
      .thenRejected(sentence)
  }
  await refused('<p></p>', 'This field is required')
  await refused('x'.repeat(longest.body + 1), 'Maximum length of 10000 exceeded')
})

test('a command to create a comment that is sent twice creates one comment', async () => {
  await given(commentCreated)
    .knowing(aThread())
    .when(createComment, bo)
    .thenRejected('This comment already exists')
  await given(replyCreated)
    .knowing(aThread(), aComment())
    .when(createReply, cy)
    .thenRejected('This reply already exists')
})

test('only the author can edit a comment', async () => {
  const commentEdited: CatalogueEvent = {
    type: 'CommentEdited',
    data: { ...within(comment, thread), author: bo, body: 'I do' },
  }
  await given(commentCreated).knowing(aThread()).when(editComment, bo).then([commentEdited])
  await given(commentCreated, commentEdited).knowing(aThread()).when(editComment, bo).thenNothing()
  await given(commentCreated).knowing(aThread()).when(editComment, cy).thenRejected('Not authorized')
  await given(commentCreated)
    .knowing(aThread(), withRole(cy, roles.administrator))
    .when(editComment, cy)
    .thenRejected('Not authorized')
  await given(replyCreated)
    .knowing(aThread(), aComment())
    .when(editReply, cy)
    .then([{ type: 'ReplyEdited', data: { ...within(reply, thread), author: cy, body: 'So do I' } }])
})

test('the author can see a comment that moderators removed, but cannot edit it', async () => {
  for (const hidden of [deleted(comment), spam(comment)])
    await given(commentCreated, hidden)
      .knowing(aThread())
      .when(editComment, bo)
      .thenRejected('Comment not found')
  await given(commentCreated)
    .knowing(aThread(deleted(thread)))
    .when(editComment, bo)
    .thenRejected('Comment not found')
  await given().knowing(aThread()).when(editReply, cy).thenRejected('Reply not found')
})
