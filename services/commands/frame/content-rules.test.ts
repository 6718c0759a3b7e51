import { test } from 'tap'
import { about, alone, under, within } from '../../../events/testing/content.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf } from '../../../events/kinds.ts'
import { roles } from '../../rules/roles.ts'
import { comments } from '../comments.ts'
import { forums } from '../forums.ts'
import { moderation } from '../moderation/moderation.ts'
import type { Folded } from './decider.ts'
import { spec, type History } from '../testing/spec.ts'
import {
  ada,
  bo,
  comment,
  commentCreated,
  flagChanged,
  here,
  moderator,
  reply,
  site,
  thread,
  threadCreated,
  verified,
  withRole,
} from '../testing/stories.ts'

const rules = (value: object): CatalogueEvent => ({
  type: 'SiteSettingChanged',
  data: { site, setting: 'content_rules', value: JSON.parse(JSON.stringify(value)) },
})
const siteWith = (value: object): History => ({
  stream: streamOf(site),
  events: [flagChanged('Forums', true), flagChanged('Comments', true), rules(value)],
})
const words = { words: { on: true, phrases: ['pills'] } }
const links = { links: { on: true, days: 3 } }
const repeats = { repeats: { on: true, hours: 24 } }

const body = 'Buy pills at https://pills.example'
const at = (stream: History['stream'], ...events: CatalogueEvent[]): History => ({ stream, events })
const aThread = at(streamOf(thread), threadCreated)
const aComment = at(streamOf(comment), commentCreated)
const title = 'Sore knees'

/** The history of a member who registered a number of days before the commands of the stories. */
function registered(member: typeof ada, days: number): History {
  const { stream, events } = verified(member)
  const occurredAt = new Date(Date.parse(here.occurredAt) - days * 86_400_000).toISOString()
  return { stream, events: events.map((event): Folded => ({ ...event, metadata: { site, occurredAt } })) }
}

test('a thread, a comment and a reply are held by the first rule that applies to their text', async () => {
  const given = [siteWith({ ...words, ...links }), verified(ada), verified(bo), aThread, aComment]
  await spec(forums)
    .given([])
    .knowing(...given)
    .when({ name: 'createThread', thread, site, title: 'Cheap pills!', body: 'Call me.' }, ada)
    .then([
      {
        type: 'ThreadCreated',
        data: {
          ...alone(thread),
          site,
          author: ada,
          title: 'Cheap pills!',
          body: 'Call me.',
          slug: 'cheap-pills-000001',
          heldBy: 'words',
        },
      },
    ])
  await spec(comments)
    .given([])
    .knowing(...given)
    .when({ name: 'createComment', comment, under: thread, site, body }, bo)
    .then([
      {
        type: 'CommentCreated',
        data: { ...under(comment, thread), site, author: bo, body, heldBy: 'words' },
      },
    ])
  await spec(comments)
    .given([])
    .knowing(...given)
    .when({ name: 'createReply', reply, under: comment, site, body }, bo)
    .then([
      {
        type: 'ReplyCreated',
        data: { ...under(reply, comment, thread), site, author: bo, body, heldBy: 'words' },
      },
    ])
})

test('links are held for as many days after the registration as the site chooses', async () => {
  const create = { name: 'createComment', comment, under: thread, site, body } as const
  const created = { ...under(comment, thread), site, author: bo, body }
  const after = (days: number) =>
    spec(comments).given([]).knowing(siteWith(links), registered(bo, days), registered(ada, 9), aThread)
  await after(2)
    .when(create, bo)
    .then([{ type: 'CommentCreated', data: { ...created, heldBy: 'links' } }])
  await after(3)
    .when(create, bo)
    .then([{ type: 'CommentCreated', data: created }])
})

test('neither moderators nor imports are held, and no rule applies once it is switched off', async () => {
  const create = { name: 'createComment', comment, under: thread, site, body } as const
  const created = (author: typeof ada): CatalogueEvent => ({
    type: 'CommentCreated',
    data: { ...under(comment, thread), site, author, body },
  })
  const given = (...others: History[]) =>
    spec(comments)
      .given([])
      .knowing(verified(ada), aThread, ...others)
  await given(siteWith(words), withRole(bo, roles.moderator))
    .when(create, bo)
    .then([created(bo)])
  await given(siteWith(words), verified(bo))
    .when(create, bo, { origin: 'import' })
    .then([created(bo)])
  const off = siteWith(words)
  await given(
    { ...off, events: [...off.events, rules({ words: { on: false, phrases: ['pills'] } })] },
    verified(bo),
  )
    .when(create, bo)
    .then([created(bo)])
})

test('an edit is held by the rules for texts and ends their hold, but not a hold for other texts of the member', async () => {
  const edit = (body: string) => ({ name: 'editComment', comment, body }) as const
  const edited = (body: string, held: object = {}): CatalogueEvent => ({
    type: 'CommentEdited',
    data: { ...within(comment, thread), author: bo, body, ...held },
  })
  const heldFor = (heldBy: 'words' | 'repeats'): CatalogueEvent =>
    ({ ...commentCreated, data: { ...commentCreated.data, heldBy } }) as CatalogueEvent
  const given = (own: CatalogueEvent) =>
    spec(comments).given([own]).knowing(siteWith(words), verified(bo), verified(ada), aThread)
  await given(commentCreated)
    .when(edit(body), bo)
    .then([edited(body, { heldBy: 'words' })])
  await given(heldFor('words'))
    .when(edit('Rest.'), bo)
    .then([edited('Rest.')])
  await given(heldFor('repeats'))
    .when(edit('Rest.'), bo)
    .then([edited('Rest.', { heldBy: 'repeats' })])
  await spec(forums)
    .given([threadCreated])
    .knowing(siteWith(words), verified(ada))
    .when({ name: 'editThread', thread, title, body }, ada)
    .then([{ type: 'ThreadEdited', data: { ...about(thread), author: ada, title, body, heldBy: 'words' } }])
})

test('a thread is also held for a word in its tags', async () => {
  const text = { thread, title, body: 'Rest.' }
  const tags = ['cheap-pills']
  const edited = { ...about(thread), author: ada, title, body: 'Rest.', tags }
  await spec(forums)
    .given([threadCreated])
    .knowing(siteWith(words), verified(ada))
    .when({ name: 'editThread', ...text, tags }, ada)
    .then([{ type: 'ThreadEdited', data: { ...edited, heldBy: 'words' } }])
  await spec(forums)
    .given([{ ...threadCreated, data: { ...threadCreated.data, tags } } as CatalogueEvent])
    .knowing(siteWith(words), verified(ada))
    .when({ name: 'editThread', ...text }, ada)
    .then([
      {
        type: 'ThreadEdited',
        data: { ...about(thread), author: ada, title, body: 'Rest.', heldBy: 'words' },
      },
    ])
})

test('a repeated text is held if the member posted the same one before', async () => {
  const text = 'My new diet cured my knees within a week!'
  const create = { name: 'createComment', comment, under: thread, site, body: text } as const
  const created = { ...under(comment, thread), site, author: bo, body: text }
  const given = spec(comments).given([]).knowing(siteWith(repeats), verified(bo), verified(ada), aThread)
  const recent = [{ text, at: Date.parse(here.occurredAt) - 60_000 }]
  await given
    .when({ ...create, recent }, bo)
    .then([{ type: 'CommentCreated', data: { ...created, heldBy: 'repeats' } }])
  await given.when(create, bo).then([{ type: 'CommentCreated', data: created }])
})

test('others can neither see a held item nor write under it until a moderator publishes it, and an undo holds it again', async () => {
  const held: CatalogueEvent = {
    ...threadCreated,
    data: { ...threadCreated.data, heldBy: 'words' },
  } as CatalogueEvent
  const told = { ...about(thread), by: moderator, seenRevision: 0, author: ada }
  const published: CatalogueEvent = {
    type: 'ContentReinstated',
    data: { ...told, reason: null, words: null },
  }
  const create = { name: 'createComment', comment, under: thread, site, body: 'Rest.' } as const
  const under = (...events: CatalogueEvent[]) =>
    spec(comments)
      .given([])
      .knowing(siteWith({}), verified(ada), verified(bo), at(streamOf(thread), held, ...events))
  await under().when(create, bo).thenRejected('Thread not found')
  await spec(moderation)
    .given([held])
    .knowing(verified(ada), withRole(moderator, roles.moderator))
    .when({ name: 'restore', item: thread, seenRevision: 0 }, moderator)
    .then([published])
  await spec(forums)
    .given([held, published])
    .knowing(verified(ada), siteWith({}))
    .when({ name: 'editThread', thread, title, body: 'Rest.' }, ada)
    .then([{ type: 'ThreadEdited', data: { ...about(thread), author: ada, title, body: 'Rest.' } }])
  await spec(moderation)
    .given([held, published])
    .knowing(verified(ada), withRole(moderator, roles.moderator))
    .when({ name: 'undo', item: thread, decision: 1 }, moderator)
    .then([
      {
        type: 'DecisionUndone',
        data: {
          subject: told.subject,
          by: moderator,
          decision: 1,
          state: 'held',
          locked: false,
          category: null,
        },
      },
    ])
})
