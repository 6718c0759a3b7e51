import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import { subjectOf } from '../events/kinds.ts'
import { alone } from '../events/testing/content.ts'
import { roles } from '../services/rules/roles.ts'
import { conversationsPage, unreadMessages } from './conversations/queries.ts'
import { followsPage } from './follows/queries.ts'
import { memberBySlug, membersByIds, membersBySlugs, membersNamed } from './members/queries.ts'
import { searchMessages } from './message-words/queries.ts'
import { silencedPage } from './notices/queries.ts'
import { reactionsTo, reactorsPages } from './reaction-aggregates/queries.ts'
import { changing, digestOf, firstPage, linesOf, viewerOf, type Changed } from './testing/dependents.ts'
import { opening } from './testing/history.ts'
import { openTables } from './testing/tables.ts'
import { idOf, members, site } from './testing/world.ts'
import { membersShowing } from './user-disorders/queries.ts'

const [ada, bo, cy] = [members[0]!, members[1]!, members[2]!]
const [thread, conversation, disorder] = [idOf('thread', 0), idOf('conversation', 0), idOf('disorder', 0)]

const renamed = (username: string, slug: string): CatalogueEvent => ({
  type: 'UsernameChanged',
  data: { member: cy, username, slug, renamingFrom: null },
})

/** Cy follows Ada, reacts to her thread and writes to her; Ada follows Cy and hears nothing of Bo. */
const before: readonly CatalogueEvent[] = [
  ...opening,
  renamed('Zebra', 'zebra'),
  { type: 'MemberVerified', data: { member: cy, by: 'email' } },
  {
    type: 'PrivacySettingChanged',
    data: { member: cy, setting: 'conditions', audience: 'everyone' },
  },
  { type: 'UserDisorderAdded', data: { member: cy, disorder, relationship: null } },
  {
    type: 'ThreadCreated',
    data: { ...alone(thread), site, author: ada, slug: 'knees', title: 'Knees', body: 'Mine hurt' },
  },
  { type: 'ReactionChosen', data: { subject: subjectOf(thread), member: cy, kind: 'like' } },
  { type: 'MemberFollowed', data: { follower: cy, followed: ada } },
  { type: 'MemberFollowed', data: { follower: ada, followed: cy } },
  { type: 'NoticesSilenced', data: { member: bo, source: subjectOf(cy) } },
  { type: 'ConversationStarted', data: { conversation, starter: cy, receiver: ada } },
  {
    type: 'MessageSent',
    data: { message: idOf('message', 0), conversation, sender: cy, receiver: ada, body: 'A ladder helps' },
  },
]

const tables = await openTables(file)
file.teardown(() => tables.pool.end())
const { sql } = tables

/** Everything of others that depends on the member. */
async function dependents() {
  const viewer = viewerOf(ada)
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const named = async (part: string) => ids(await membersNamed(sql, { part, adminsOnly: false, viewer }, 5))
  const reactors = await reactorsPages(sql, [thread], { kind: null, viewer }, firstPage)
  const { rows } = await conversationsPage(sql, ada, { archived: false, oldestFirst: false }, firstPage)
  const follows = async (side: 'following' | 'followers') =>
    (await followsPage(sql, viewer, side, firstPage)).rows.map(({ member }) => member)
  return {
    lines: await linesOf(sql, ada),
    digest: await digestOf(sql, ada),
    following: await follows('following'),
    followers: await follows('followers'),
    counts: (await membersByIds(sql, [ada])).flatMap(({ followers, following }) => [followers, following]),
    reactions: (await reactionsTo(sql, [thread])).map(({ counts }) => counts),
    reactors: reactors.get(thread)?.rows.map(({ member }) => member) ?? [],
    conversations: rows.map(({ other, lastMessageBody }) => [other, lastMessageBody]),
    unread: await unreadMessages(sql, ada),
    messages: (await searchMessages(sql, 'ladder', firstPage, viewer)).rows.length,
    named: [await named('Zebra'), await named('Okapi')],
    mentionable: (await membersBySlugs(sql, ['zebra', 'okapi'])).map(({ slug }) => slug).toSorted(),
    page: [(await memberBySlug(sql, 'zebra'))?.slug, (await memberBySlug(sql, 'okapi'))?.slug],
    silenced: (await silencedPage(sql, bo, firstPage)).rows.map(({ member }) => member),
    showing: await membersShowing(sql, disorder),
  }
}
type Dependents = Awaited<ReturnType<typeof dependents>>

const whole: Dependents = {
  lines: ['follow', 'reaction'],
  digest: ['follow', 'reaction'],
  following: [cy],
  followers: [cy],
  counts: [1, 1],
  reactions: [{ like: 1 }],
  reactors: [cy],
  conversations: [[cy, 'A ladder helps']],
  unread: 1,
  messages: 1,
  named: [[cy], []],
  mentionable: ['zebra'],
  page: ['zebra', undefined],
  silenced: [cy],
  showing: [cy],
}
/** Others neither find the member, nor count or hear of anything. */
const gone: Partial<Dependents> = {
  lines: [],
  digest: [],
  following: [],
  followers: [],
  counts: [0, 0],
  reactions: [],
  reactors: [],
  messages: 0,
  named: [[], []],
  mentionable: [],
  showing: [],
}

const changes: Record<string, Changed<Dependents>> = {
  'takes another name': {
    events: [renamed('Okapi', 'okapi')],
    left: { named: [[], [cy]], mentionable: ['okapi', 'zebra'], page: ['okapi', 'okapi'] },
  },
  'is marked as spammer': {
    events: [{ type: 'RoleChanged', data: { member: cy, role: roles.spammer } }],
    left: gone,
    back: [{ type: 'RoleChanged', data: { member: cy, role: roles.member } }],
  },
  'is erased': {
    events: [{ type: 'MemberErased', data: { member: cy } }],
    left: {
      ...gone,
      conversations: [[cy, null]],
      page: [undefined, undefined],
      silenced: [],
    },
  },
}

for (const [change, changed] of Object.entries(changes))
  test(`notices, digests, follows, counts, conversations, searches and lists are right when a member ${change}`, async (t) => {
    const seen = await changing(tables, before, changed, dependents)
    t.same(seen.before, whole)
    t.same(seen.after, { ...whole, ...changed.left })
    if (seen.restored) t.same(seen.restored, whole, 'and again when that is taken back')
  })
