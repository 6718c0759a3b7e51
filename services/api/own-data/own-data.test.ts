import { subjectOf } from '../../../events/kinds.ts'
import { about, alone, under } from '../../../events/testing/content.ts'
import { strFromU8, unzipSync } from 'fflate'
import t from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { recorded } from '../../../projections/testing/history.ts'
import { idOf, members, site } from '../../../projections/testing/world.ts'
import { openTables } from '../../../projections/testing/tables.ts'
import { migrate } from '../../postgres/migrate.ts'
import { postText, subject } from '../../commands/testing/posts.ts'
import { keepAutosave } from '../../operational/publishing/autosaves.ts'
import { consentsOf } from '../../commands/consents.ts'
import { startSession } from '../../operational/sessions.ts'
import { openReads } from '../reads.ts'
import { openOwnData } from './own-data.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
await migrate(tables.pool)

const [ada, bo, cy] = [members[0]!, members[1]!, members[2]!]
const thread = idOf('thread', 0)
const conversation = idOf('conversation', 1)
const evil = `"><script>alert('x')</script>`

const registered = (member: (typeof members)[number], username: string): CatalogueEvent => ({
  type: 'MemberRegistered',
  data: {
    member,
    email: `${username}@example.org`,
    username,
    slug: username.toLowerCase(),
    firstName: null,
    lastName: null,
    agreed: null,
    verificationRedirect: null,
    lapsesAt: null,
  },
})
const message = (n: number, sender: typeof ada, receiver: typeof ada, body: string): CatalogueEvent => ({
  type: 'MessageSent',
  data: { message: idOf('message', n), conversation, sender, receiver, body },
})

const story: CatalogueEvent[] = [
  {
    type: 'SiteCreated',
    data: { site, name: 'Lupus', prefix: 'lupus', host: 'localhost', description: '', accent: '#112233' },
  },
  registered(ada, 'Ada'),
  registered(bo, 'Bo'),
  registered(cy, 'Cy'),
  {
    type: 'ThreadCreated',
    data: { ...alone(thread), site, author: ada, title: evil, body: 'Since spring.', slug: 's' },
  },
  { type: 'ThreadEdited', data: { ...about(thread), author: ada, title: evil, body: 'Since summer.' } },
  {
    type: 'CommentCreated',
    data: { ...under(idOf('comment', 0), thread), site, author: bo, body: 'A comment of Bo.' },
  },
  {
    type: 'ReplyCreated',
    data: {
      ...under(idOf('reply', 0), idOf('comment', 0), thread),
      site,
      author: ada,
      body: 'A reply of Ada.',
    },
  },
  { type: 'ReactionChosen', data: { subject: subjectOf(idOf('comment', 0)), member: ada, kind: 'support' } },
  { type: 'MemberFollowed', data: { follower: ada, followed: cy } },
  {
    type: 'ContentFlagged',
    data: {
      subject: { kind: 'comment', id: idOf('comment', 0) },
      flagger: ada,
      author: bo,
      reason: 'spam',
      note: 'It sells pills.',
    },
  },
  { type: 'ConversationStarted', data: { conversation, starter: ada, receiver: bo } },
  message(0, ada, bo, 'Hello Bo.'),
  message(1, bo, ada, evil),
  {
    type: 'PostWritten',
    data: { subject, site, text: { ...postText, title: 'Rest is care', authors: [ada] }, number: null },
  },
  { type: 'ErasureHeld', data: { member: ada, by: cy, reason: 'A complaint.' } },
  {
    type: 'AuthorWarned',
    data: {
      subject: { kind: 'thread', id: thread },
      by: cy,
      author: ada,
      seenRevision: 0,
      reason: 'harassment',
      words: 'Please be kind.',
    },
  },
  {
    type: 'UserDisorderAdded',
    data: { member: ada, disorder: idOf('disorder', 0), relationship: 'CAREGIVER' },
  },
  {
    type: 'UserDisorderAdded',
    data: { member: bo, disorder: idOf('disorder', 1), relationship: 'PATIENT' },
  },
  { type: 'ProfileFieldChanged', data: { member: ada, field: 'birthday', value: '1980-02-29' } },
  { type: 'ProfileFieldChanged', data: { member: bo, field: 'bio', value: 'A bio of Bo.' } },
  { type: 'PrivacySettingChanged', data: { member: ada, setting: 'birthday', audience: 'followed' } },
  { type: 'PhoneSet', data: { member: ada, phone: '5550100999' } },
  { type: 'EmailChangeRequested', data: { member: ada, email: 'new@example.org', request: 'r' } },
  { type: 'NewslettersChosen', data: { member: ada, subscribed: true } },
  {
    type: 'ConsentAnswered',
    data: {
      member: ada,
      site,
      group: 'advertising',
      granted: false,
      providers: ['ads.example.com'],
      wording: { version: 1, language: 'en' },
      form: 'banner',
      chosenAt: '2026-11-21T10:00:00.000Z',
      joined: false,
      signal: false,
    },
  },
]

/** Events as read from the log; those about a member or message are in that member's or message's stream. */
function located(events: readonly CatalogueEvent[]): RecordedEvent[] {
  return recorded(events).map((event) => {
    if (event.type === 'MemberRegistered' || event.type === 'ErasureHeld' || event.type === 'PhoneSet')
      return { ...event, stream: streamOf(event.data.member) }
    if (event.type === 'ConsentAnswered')
      return { ...event, stream: consentsOf(event.data.member), revision: 0 }
    return event.type === 'MessageSent'
      ? { ...event, stream: streamOf(event.data.message), revision: 0 }
      : event
  })
}

const logOf = (events: readonly RecordedEvent[]): Pick<Log, 'read'> => ({
  read: async (stream, { from = 0, limit = 1000 } = {}) =>
    events.filter((event) => event.stream === stream && event.revision >= from).slice(0, limit),
})

async function copyOf(events: readonly CatalogueEvent[], member = ada) {
  await tables.clear()
  const all = located(events)
  await tables.apply(all)
  const reads = openReads(tables.sql)
  const ownData = openOwnData({ sql: tables.sql, reads, log: logOf(all) })
  const [here] = await reads.sites()
  const archive = await ownData.archiveOf(member, here!)
  if (!archive) return null
  const parts: Uint8Array[] = []
  for await (const part of archive) parts.push(part)
  const files = unzipSync(Buffer.concat(parts))
  return { page: strFromU8(files['index.html']!), data: JSON.parse(strFromU8(files['data.json']!)) }
}

t.test(
  'a copy of a member’s data has what the member wrote, received and chose, and no data of others',
  async (t) => {
    await startSession(tables.sql, { member: ada, device: 'Firefox on Linux' })
    await keepAutosave(tables.sql, {
      member: ada,
      item: 'draft',
      site,
      kind: 'post',
      title: 'Walks',
      basedOn: 0,
      version: 0,
      writer: '',
      text: JSON.stringify({ excerpt: 'Walk every day.' }),
    })
    const copy = (await copyOf(story))!
    t.match(copy.data, {
      community: 'Lupus',
      account: { id: ada, username: 'Ada', email: 'Ada@example.org', following: 1, role: 'Member' },
      threads: [{ id: thread, title: evil, body: 'Since summer.', state: 'visible', site: 'Lupus' }],
      comments: [],
      replies: [{ body: 'A reply of Ada.', title: evil }],
      conversations: [{ username: 'Bo', startedByMe: true }],
      messages: [
        { with: 'Bo', from: 'you', body: 'Hello Bo.' },
        { with: 'Bo', from: 'them', body: evil },
      ],
      reactions: [{ item: idOf('comment', 0), kind: 'support' }],
      following: [{ id: cy, username: 'Cy' }],
      disorders: [{ disorder: idOf('disorder', 0), relationship: 'CAREGIVER' }],
      profile: [{ field: 'birthday', value: '1980-02-29' }],
      reports: [{ item: idOf('comment', 0) }],
      decisions: [{ item: thread, verb: 'warn', reason: 'harassment', words: 'Please be kind.' }],
      agreements: [{ about: 'advertising', agreed: false, form: 'banner', providers: ['ads.example.com'] }],
      articles: [{ title: 'Rest is care', state: 'draft', site: 'Lupus' }],
      autosaves: [{ item: 'draft', title: 'Walks' }],
      sessions: [{ device: 'Firefox on Linux', remembered: true }],
    })
    t.match(
      copy.data.events
        .filter((event: { stream: string }) => event.stream === streamOf(thread))
        .map(({ type, data }: { type: string; data: { body: string } }) => [type, data.body]),
      [
        ['ThreadCreated', 'Since spring.'],
        ['ThreadEdited', 'Since summer.'],
      ],
      'with every earlier version',
    )
    t.match(copy.data.account, {
      wantedEmail: 'new@example.org',
      phoneNumber: '5550100999',
      receivesNewsletters: true,
    })
    t.match(copy.data.account.audiences, { Birthday: 'followed', Conditions: 'me' })
    const facts = [
      'new@example.org',
      '5550100999',
      'Newsletters',
      'Birthday: February 29, 1980',
      'Members you follow',
      'Rest is care',
      'Walk every day.',
    ]
    for (const fact of facts) t.match(copy.page, fact)
    const all = JSON.stringify(copy)
    t.match(copy.page, /you did not agree to “May we load parts of other companies\?/)
    t.notMatch(all, 'A comment of Bo.')
    t.notMatch(all, 'A bio of Bo.')
    t.notMatch(all, 'Bo@example.org')
    t.match(all, 'UserDisorderAdded', 'with its history')
    t.notMatch(all, idOf('disorder', 1))
    t.notMatch(all, `"by":"${cy}"`, 'who held it is not named')
    t.notMatch(all, /token/i)
  },
)

t.test("the HTML page in a copy of a member's data escapes all texts", async (t) => {
  const { page } = (await copyOf(story))!
  t.notMatch(page, /<script/i)
  t.match(page, '&#34;&#62;&#60;script&#62;')
  t.match(page, `default-src 'none'`)
  t.notMatch(page, /(?:src|href)="(?!#)/, 'nothing is loaded from anywhere')
})

t.test("a copy of a member's data has all entries of long lists, which are read page by page", async (t) => {
  const many = Array.from({ length: 450 }, (_, n) =>
    message(n, n % 2 ? bo : ada, n % 2 ? ada : bo, `No. ${n}`),
  )
  const { data } = (await copyOf([...story.slice(0, 4), story[11]!, ...many]))!
  t.same(
    data.messages.map(({ body }: { body: string }) => body),
    many.map((_, n) => `No. ${n}`),
  )
})

t.test('no copy of data is made for an unknown member', async (t) => {
  t.equal(await copyOf(story.slice(0, 2), cy), null)
})
