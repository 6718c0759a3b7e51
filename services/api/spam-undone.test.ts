import t from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { subjectOf, type MemberId } from '../../events/kinds.ts'
import { alone, under } from '../../events/testing/content.ts'
import { digestNotices } from '../../projections/notices/digests.ts'
import { opening, recorded } from '../../projections/testing/history.ts'
import { openTables } from '../../projections/testing/tables.ts'
import { idOf, members, site } from '../../projections/testing/world.ts'
import { noticeKinds } from '../rules/notices/notices.ts'
import { roles } from '../rules/roles.ts'
import { openReads } from './reads.ts'

const ITEMS = 1000
/** Maximum number of results that a search counts. */
const MAX_FOUND = 300
const kinds = ['thread', 'comment', 'reply'] as const
const [ada, bo, cy] = members as [MemberId, MemberId, MemberId]

const threadBy = (author: MemberId, n: number): CatalogueEvent => ({
  type: 'ThreadCreated',
  data: { ...alone(idOf('thread', n)), site, author, title: `Offer ${n}`, body: 'Pills', slug: `offer-${n}` },
})

/**
 * Item `n` of the spammer: by turns a thread, a comment on Ada's thread, a reply to this comment, a status update, and a
 * reply to Ada's status update.
 */
function itemBySpammer(n: number): CatalogueEvent {
  const own = { site, author: bo, body: 'Pills' }
  const [comment, thread] = [idOf('comment', Math.floor(n / 5)), idOf('thread', 0)]
  if (n % 5 === 0) return threadBy(bo, n + 1)
  if (n % 5 === 1) return { type: 'CommentCreated', data: { ...under(comment, thread), ...own } }
  if (n % 5 === 2)
    return { type: 'ReplyCreated', data: { ...under(idOf('reply', n), comment, thread), ...own } }
  if (n % 5 === 3) return { type: 'StatusCreated', data: { ...alone(idOf('status', n)), ...own } }
  const data = { ...under(idOf('statusreply', n), idOf('status', 0)), ...own }
  return { type: 'StatusReplyCreated', data }
}

/** A spammer's items and what others did with them, the decision that marks the spammer, and its undoing. */
function spammed() {
  const [own, other] = [subjectOf(idOf('thread', 1)), subjectOf(idOf('thread', 0))]
  const told = { author: bo, reason: 'spam', words: null } as const
  const all = recorded([
    ...opening,
    threadBy(ada, 0),
    { type: 'StatusCreated', data: { ...alone(idOf('status', 0)), site, author: ada, body: 'A walk' } },
    { type: 'MemberFollowed', data: { follower: cy, followed: bo } },
    ...Array.from({ length: ITEMS }, (_, n) => itemBySpammer(n)),
    { type: 'ReactionChosen', data: { subject: other, member: bo, kind: 'like' } },
    { type: 'ReactionChosen', data: { subject: own, member: cy, kind: 'like' } },
    { type: 'MemberFollowed', data: { follower: bo, followed: ada } },
    { type: 'ContentFlagged', data: { subject: own, flagger: cy, author: bo, reason: 'spam', note: null } },
    { type: 'MemberMarkedAsSpam', data: { subject: subjectOf(bo), by: ada, seenRevision: 0, ...told } },
    { type: 'RoleChanged', data: { member: bo, role: roles.spammer } },
    {
      type: 'DecisionUndone',
      data: { subject: subjectOf(bo), by: ada, decision: 1, state: null, locked: false, category: null },
    },
    { type: 'RoleChanged', data: { member: bo, role: roles.member } },
  ])
  return { before: all.slice(0, -4), marked: all.slice(-4, -2), undone: all.slice(-2) }
}

t.test(
  'marking a spammer hides 1,000 items from others at once, and an undo restores every row but the decision and positions',
  async (t) => {
    const tables = await openTables(t)
    t.teardown(() => tables.pool.end())
    const reads = openReads(tables.sql)
    const { before, marked, undone } = spammed()
    for (let from = 0; from < before.length; from += 200) await tables.apply(before.slice(from, from + 200))

    const nothing = { notices: [], digest: [] }
    const rows = async () => {
      const found = Object.entries(await tables.dump())
      return found.map(([table, texts]) => [
        table,
        texts
          .filter((text) => !(table.startsWith('flags_') && text.includes(`"item": "${bo}"`)))
          .map((text) => text.replaceAll(/"\w*position\w*": \d+/g, '"position": 0')),
      ])
    }
    const seen = async () => {
      const threads = await reads.threadsPage(site, { size: 100, cursor: null }, null)
      const [thread] = await reads.contentByIds([idOf('thread', 0)])
      const [member] = await reads.membersByIds([ada])
      const page = { size: 40, cursor: null }
      const comments = (await reads.commentsPages([idOf('thread', 0)], page, null)).get(idOf('thread', 0))
      const search = { text: 'pills', sites: [site], kinds, since: null, exact: true }
      const found = await reads.searchContent(search, { size: 40, cursor: null }, null)
      const statuses = await reads.statusesPage(bo, page, null)
      const digest = { kinds: noticeKinds, since: new Date(0), until: new Date('2027-01-01') }
      const told = async (who: MemberId) => ({
        notices: (await reads.noticesPage(who, page)).rows.map(({ kind }) => kind).toSorted(),
        digest: (await digestNotices(tables.sql, who, digest)).map(({ kind }) => kind).toSorted(),
      })
      return {
        statuses: statuses.rows.length,
        author: await told(ada),
        follower: await told(cy),
        found: found.total,
        threads: threads.rows.length,
        comments: comments?.rows.length,
        commentCount: thread?.commentCount,
        followers: member?.followers,
        reports: await reads.flagsCount({}),
      }
    }
    const [stored, shown] = [await rows(), await seen()]
    t.match(shown, { found: MAX_FOUND, threads: 100, comments: 40, statuses: 40, followers: 1, reports: 1 })
    const ofAuthor = ['answer', 'answer', 'follow', 'reaction']
    t.same(shown.author, { notices: ofAuthor, digest: ofAuthor })
    t.same(shown.follower, { notices: ['status'], digest: ['status'] })
    await tables.apply(marked)
    const lists = { found: 1, threads: 1, comments: 0, commentCount: 0, statuses: 0, followers: 0 }
    t.match(await seen(), lists)
    const { author, follower } = await seen()
    t.same([author, follower], [nothing, nothing])
    await tables.apply(undone)
    t.same(await seen(), shown)
    t.same(await rows(), stored)
  },
)
