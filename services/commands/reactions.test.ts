import { headingOf, kindOf, streamOf, subjectOf } from '../../events/kinds.ts'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { ReactableId } from '../../events/kinds.ts'
import { ReactionKind } from '../../events/reactions.ts'
import { roles } from '../rules/roles.ts'
import { reactions, type ReactionCommand } from './reactions.ts'
import { aPost, post, postPublished } from './testing/posts.ts'
import { items, status, statusReply } from './testing/decisions.ts'
import { spec } from './testing/spec.ts'
import {
  aComment,
  ada,
  aMessage,
  aReply,
  aThread,
  bo,
  comment,
  cy,
  deleted,
  flagChanged,
  message,
  otherSite,
  reply,
  siteWith,
  spam,
  thread,
  unverified,
  withRole,
} from './testing/stories.ts'

const react = (kind: ReactionKind, item: ReactableId = thread): ReactionCommand => ({
  name: 'react',
  item,
  kind,
})
const remove: ReactionCommand = { name: 'removeReaction', item: thread }
const chosen = (kind: ReactionKind, item: ReactableId = thread): CatalogueEvent => ({
  type: 'ReactionChosen',
  data: { subject: subjectOf(item), member: bo, kind },
})
const removed: CatalogueEvent = { type: 'ReactionRemoved', data: { subject: subjectOf(thread), member: bo } }

const members = [unverified(ada), unverified(bo), unverified(cy)]
const statuses = items
  .filter(({ id }) => id === status || id === statusReply)
  .map(({ id, made }) => ({ stream: streamOf(id), events: [...made] }))
const given = (...events: CatalogueEvent[]) =>
  spec(reactions)
    .given(events)
    .knowing(...members, siteWith('Reactions'), aThread(), aComment(), aReply(), aMessage)
    .knowing(...statuses, aPost(postPublished))

test('members can react in five ways to items of each of the seven kinds (spec §3 Reaction)', async (t) => {
  t.equal(ReactionKind.options.length, 5)
  for (const kind of ReactionKind.options) {
    for (const item of [post, thread, comment, reply, status, statusReply, message])
      await given()
        .when(react(kind, item), bo)
        .then([chosen(kind, item)])
  }
})

test('a second reaction of a member to an item replaces the first one', async () => {
  await given(chosen('sad'))
    .when(react('like'), bo)
    .then([chosen('like')])
  await given(chosen('like')).when(react('like'), bo).thenNothing()
  await given(chosen('like')).when(remove, bo).then([removed])
  await given().when(remove, bo).thenNothing()
  await given(chosen('like'), removed).when(remove, bo).thenNothing()
})

test('reacting to an item requires an account', async () => {
  await spec(reactions)
    .given([])
    .knowing(siteWith('Reactions'), aThread())
    .when(react('like'), bo)
    .thenRejected('Please create an account or log in to continue.')
})

test('members cannot react to items they cannot see', async () => {
  const none = spec(reactions)
    .given([])
    .knowing(...members, siteWith('Reactions'))
  for (const item of [post, thread, comment, reply, status, statusReply, message])
    await none.when(react('like', item), bo).thenRejected(`${headingOf(kindOf(item))} not found`)
  for (const hidden of [deleted(thread), spam(thread)]) {
    const below = given().knowing(aThread(hidden))
    await below.when(react('like'), bo).thenRejected('Thread not found')
    await below.when(react('like', comment), bo).thenRejected('Comment not found')
    await below.when(react('like', reply), bo).thenRejected('Reply not found')
  }
  await given().knowing(withRole(ada, roles.spammer)).when(react('like'), bo).thenRejected('Thread not found')
})

test('only the two participants can react to a private message', async () => {
  const toMessage = react('support', message)
  await given().when(toMessage, cy).thenRejected('Private message not found')
  await given()
    .knowing(withRole(cy, roles.administrator))
    .when(toMessage, cy)
    .thenRejected('Private message not found')
})

test("members can react where the item's site has reactions switched on, and to all their private messages", async () => {
  const off = spec(reactions)
    .given([])
    .knowing(...members, siteWith('Comments'), aThread(), aMessage)
  await off.when(react('like'), bo).thenRejected('Reactions are turned off on this site')
  await off.when(react('like', message), bo).then([chosen('like', message)])
  const { stream, events } = siteWith('Reactions', 'Comments')
  await given()
    .knowing({ stream, events: [...events, flagChanged('Comments', false)] })
    .when(react('like'), bo)
    .then([chosen('like')])
  await given()
    .knowing({ stream, events: [...events, flagChanged('Reactions', false)] })
    .when(react('like'), bo)
    .thenRejected('Reactions are turned off on this site')
  await given()
    .when(react('like'), bo, { site: otherSite })
    .then([chosen('like')])
})
