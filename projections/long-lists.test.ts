import t from 'tap'
import { alone } from '../events/testing/content.ts'
import type { MemberId } from '../events/kinds.ts'
import { commentsPages } from './comments/queries.ts'
import { contentByIds } from './content/queries.ts'
import { blocksOf } from './testing/blocks.ts'
import { fillInbox } from './testing/inbox.ts'
import { openTables } from './testing/tables.ts'
import { filledComment, fillThread } from './testing/comments.ts'
import { recorded } from './testing/history.ts'
import { idOf, members, site } from './testing/world.ts'
import { conversationsPage } from './conversations/queries.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables
const [few, many, other] = [members[0]!, members[1]!, members[2]!]

/** Number of pages of Postgres that a member's first page of conversations reads. */
const blocksFor = (member: MemberId) =>
  blocksOf(sql, (sql) =>
    conversationsPage(sql, member, { archived: false, oldestFirst: false }, { size: 20, cursor: null }),
  )

t.test('a page of an inbox of 10,000 conversations reads as little as one of 20', async (t) => {
  await fillInbox(sql, [few, other], { from: 0, count: 20 })
  await fillInbox(sql, [many, other], { from: 20, count: 10_000 })
  await tables.pool.query(`vacuum analyze`)
  const [small, large] = [await blocksFor(few), await blocksFor(many)]
  t.ok(small > 20)
  t.ok(large <= 1.2 * small, `${large} blocks, and ${small} for 20 conversations`)
})

t.test('the last page of a thread of 5,000 comments reads as little as that of one of 50', async (t) => {
  const threads = [50, 5000].map((count, n) => ({ thread: idOf('thread', n), count }))
  let from = 1
  for (const [n, { thread, count }] of threads.entries()) {
    const data = {
      ...alone(thread),
      site,
      author: few,
      slug: `knees-${n}`,
      title: 'Knees',
      body: 'Mine hurt',
    }
    await tables.apply(recorded([{ type: 'ThreadCreated', data }]))
    await fillThread(sql, thread, { author: other, from, count })
    from += count
  }
  await tables.pool.query(`vacuum analyze`)
  const ends = async (thread: (typeof threads)[0]['thread'], over = sql) =>
    (await commentsPages(over, [thread], { size: 20, cursor: null, backwards: true }, null)).get(thread)!
  const blocks = []
  for (const { thread, count } of threads) {
    t.match(await contentByIds(sql, [thread]), [{ commentCount: count }])
    const { rows, more } = await ends(thread)
    t.same([rows.length, more, rows[19]?.author], [20, true, other])
    blocks.push(await blocksOf(sql, (sql) => ends(thread, sql)))
  }
  t.equal((await ends(threads[1]!.thread)).rows[19]?.id, filledComment(5050))
  const [short, long] = blocks
  // One level of an index more.
  t.ok(long! <= short! + 1, `${long} blocks, and ${short} of 50 comments`)
})
