import t from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { MemberId } from '../../events/kinds.ts'
import type { RoleId } from '../../services/rules/roles.ts'
import { recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { matchesIn } from '../search/queries.ts'
import { searchMessages } from './queries.ts'
import { registered } from '../../events/testing/members.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables
const [ada, bo, cy] = [members[0]!, members[1]!, members[2]!]
const [talk, otherTalk] = [idOf('conversation', 0), idOf('conversation', 1)]
const viewerOf = (id: MemberId, role: RoleId = 3) => ({ id, role, verified: true, analyst: false })

const sent = (
  n: number,
  body: string,
  [sender, receiver] = [ada, bo],
  conversation = talk,
): CatalogueEvent => ({
  type: 'MessageSent',
  data: { message: idOf('message', n), conversation, sender, receiver, body },
})
const beginning: CatalogueEvent[] = [
  ...[ada, bo, cy].map((member) => registered(member, member)),
  { type: 'ConversationStarted', data: { conversation: talk, starter: ada, receiver: bo } },
  { type: 'ConversationStarted', data: { conversation: otherTalk, starter: ada, receiver: cy } },
]
const given = async (...events: CatalogueEvent[]) => {
  await tables.clear()
  await tables.apply(recorded([...beginning, ...events]))
}
const found = async (
  text: string,
  viewer = viewerOf(bo),
  page = { size: 10, cursor: null as string | null },
) => (await searchMessages(sql, text, page, viewer)).rows.map(({ id }) => id)
const [first, second, third] = [0, 1, 2].map((n) => idOf('message', n))

t.test('messages are found by stems without diacritics, newest first, by both members only', async (t) => {
  await given(
    sent(0, 'Sjögren and knees'),
    sent(1, 'My knee is better', [bo, ada]),
    sent(2, 'Knees, said to Cy', [ada, cy], otherTalk),
  )
  t.same(await found('knees'), [second, first])
  t.same(await found('sjogren knee'), [first])
  t.same(await found('knees', viewerOf(ada)), [third, second, first])
  t.same(await found('knees', viewerOf(cy)), [third])
  t.same(await found('said', viewerOf(bo, 1)), [], 'administrators find only their own')
  t.same(await found('the of'), [])
})

t.test('a message is found by the stems of the language that its site had when it was sent', async (t) => {
  const wording = (language: string): CatalogueEvent => ({
    type: 'SiteWordingPublished',
    data: {
      site,
      version: 1,
      language,
      sentence: '{terms} {privacy}',
      terms: { title: 'Terms', url: '/terms' },
      privacy: { title: 'Privacy', url: '/privacy' },
    },
  })
  const history = recorded([
    ...beginning,
    sent(0, 'Walking'),
    wording('de'),
    sent(1, 'Meine Schmerztabletten'),
    wording('fr-CA'),
    sent(2, 'Mes migraines chroniques'),
    {
      type: 'MessageEdited',
      data: {
        message: idOf('message', 1),
        conversation: talk,
        sender: ada,
        receiver: bo,
        body: 'Kopfschmerzen',
      },
    },
  ]).map((event) => ({ ...event, metadata: { ...event.metadata, site } }))
  for (const batches of [[history], history.map((event) => [event])]) {
    await tables.clear()
    for (const batch of batches) await tables.apply(batch)
    t.same(await found('walks'), [first])
    t.same(await found('Kopfschmerz'), [second])
    t.same(await found('migraine chronique'), [third])
  }
  const search = { text: 'Kopfschmerz', sites: null }
  t.same(await matchesIn(sql, search, ['Wieder Kopfschmerzen']), [[[7, 20]]], 'it is marked')
})

t.test('pages continue without gaps', async (t) => {
  await given(...[0, 1, 2].map((n) => sent(n, 'Knees')))
  const pages = []
  for (let cursor: string | null = null; ;) {
    const { rows, more } = await searchMessages(sql, 'knees', { size: 1, cursor }, viewerOf(bo))
    pages.push(...rows.map(({ id }) => id))
    if (!more) break
    cursor = rows[0]!.cursor
  }
  t.same(pages, [third, second, first])
})

const ways: Record<string, CatalogueEvent[]> = {
  'of an erased sender': [{ type: 'MemberErased', data: { member: ada } }],
  'of a spammer': [{ type: 'RoleChanged', data: { member: ada, role: 4 } }],
  'of a member whom the viewer has blocked': [
    { type: 'MemberBlocked', data: { conversation: talk, by: bo, other: ada } },
  ],
  'of a member who has blocked the viewer': [
    { type: 'MemberBlocked', data: { conversation: talk, by: ada, other: bo } },
  ],
  'of a declined conversation': [
    { type: 'ConversationDeclined', data: { conversation: talk, by: bo, other: ada } },
  ],
}
for (const [way, events] of Object.entries(ways)) {
  t.test(`a message ${way} is not found`, async (t) => {
    await given(sent(0, 'Knees'))
    t.same(await found('knees'), [first])
    await given(sent(0, 'Knees'), ...events)
    t.same(await found('knees'), [])
  })
}

t.test('a message that was sent into a block stays hidden after the block', async (t) => {
  const block = { conversation: talk, by: bo, other: ada }
  const blocked: CatalogueEvent = { type: 'MemberBlocked', data: block }
  await given(blocked, sent(0, 'Knees'), { type: 'MemberUnblocked', data: block }, sent(1, 'Knees'))
  for (const viewer of [ada, bo]) t.same(await found('knees', viewerOf(viewer)), [second])
})

t.test('the words of an erased member leave the tables', async (t) => {
  await given(sent(0, 'Knees'), sent(1, 'Elbows', [bo, ada]), { type: 'MemberErased', data: { member: ada } })
  const rows = await sql<{ words: string | null }>`select words::text from message_words order by message`
  t.same(rows, [{ words: null }, { words: "'elbow':1" }])
})

t.test('an edited message is found by its new words only, and a deleted one by none', async (t) => {
  const change = { message: idOf('message', 0), conversation: talk, sender: ada, receiver: bo }
  const edited: CatalogueEvent = { type: 'MessageEdited', data: { ...change, body: 'Elbows' } }
  await given(sent(0, 'Knees'), edited)
  t.same([await found('knees'), await found('elbows')], [[], [first]])
  await given(sent(0, 'Knees'), edited, { type: 'MessageDeleted', data: change })
  t.same([await found('knees'), await found('elbows')], [[], []])
})
