import { about, alone, under, withoutReason, within } from '../events/testing/content.ts'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import { ERASED } from '../events/define.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { MemberId } from '../events/kinds.ts'
import { afterwards } from './testing/afterwards.ts'
import { history, recorded } from './testing/history.ts'
import { openTables } from './testing/tables.ts'
import { idOf, members, site } from './testing/world.ts'
import { registered } from '../events/testing/members.ts'

/** Opens a database for each test, because a property test that timed out may still be using its own. */
async function openedFor(t: Parameters<typeof openTables>[0]) {
  const tables = await openTables(t)
  t.teardown(() => tables.pool.end())
  return tables
}

t.test('rows of a read model are the same for any batch size and if batches are applied twice', async (t) => {
  const tables = await openedFor(t)
  const cuts = fc.array(fc.nat(120), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(history, cuts, async (events, cuts) => {
      await tables.clear()
      await tables.apply(events)
      const whole = await tables.dump()

      await tables.clear()
      for (const event of events) await tables.apply([event])
      assert.deepEqual(await tables.dump(), whole, 'one by one')

      await tables.clear()
      const ends = [...cuts.toSorted((a, b) => a - b), events.length]
      let from = 0
      for (const end of ends) {
        const batch = events.slice(from, end)
        if (batch.length === 0) continue
        await tables.apply(batch)
        await tables.apply(batch)
        from = end
      }
      assert.deepEqual(await tables.dump(), whole, 'in batches, each twice')
    }),
    { numRuns: 25 },
  )
})

/** Asserts that live rows made in batches of `size` equal the rows of a replay after erasures and purges. */
async function agree(
  tables: Awaited<ReturnType<typeof openedFor>>,
  events: readonly RecordedEvent[],
  size: number,
) {
  await tables.clear()
  for (let from = 0; from < events.length; from += size) await tables.apply(events.slice(from, from + size))
  const live = await tables.dump()

  await tables.clear()
  await tables.apply(afterwards(events))
  assert.deepEqual(live, await tables.dump())
}

t.test(
  'after erasures and purges, rows are the same as if the removed data had never been in the log',
  async (t) => {
    const tables = await openedFor(t)
    await fc.assert(
      fc.asyncProperty(history, fc.integer({ min: 1, max: 40 }), (events, size) =>
        agree(tables, events, size),
      ),
      { numRuns: 20 },
    )
  },
)

t.test('after rare sequences of erasures and purges, live rows equal the rows of a replay', async (t) => {
  const tables = await openedFor(t)
  const [ada, bo] = [members[0]!, members[1]!]
  const [thread, comment] = [idOf('thread', 0), idOf('comment', 0)]
  const conversation = idOf('conversation', 0)
  const renamed = (member: MemberId, slug: string): CatalogueEvent => ({
    type: 'UsernameChanged',
    data: { member, username: slug, slug, renamingFrom: null },
  })
  const erased: CatalogueEvent = { type: 'MemberErased', data: { member: ada } }
  const text = { title: 'Knees', body: 'Mine hurt' }
  const created: CatalogueEvent = {
    type: 'ThreadCreated',
    data: { ...alone(thread), site, author: ada, slug: 'knees', ...text },
  }
  const commented: CatalogueEvent = {
    type: 'CommentCreated',
    data: { ...under(comment, thread), site, author: bo, body: 'Oh' },
  }
  const decision = { ...within(comment, thread), by: ada, seenRevision: 0, author: bo, site }
  const purged: CatalogueEvent = { type: 'ContentPurged', data: { ...decision, reason: 'privacy' } }
  const dismissed: CatalogueEvent = {
    type: 'FlagsDismissed',
    data: { subject: about(comment).subject, by: ada, seenRevision: 0, ...withoutReason },
  }
  const stories: Record<string, CatalogueEvent[]> = {
    'a name that somebody had before': [
      registered(bo, 'x'),
      registered(ada, 'y'),
      renamed(bo, 'z'),
      renamed(ada, 'x'),
      erased,
    ],
    'a name that somebody took since': [registered(ada, 'x'), renamed(ada, 'y'), registered(bo, 'x'), erased],
    'an edit that came when the key was gone': [
      created,
      { type: 'ThreadEdited', data: { ...about(thread), author: ada, title: ERASED, body: ERASED } },
      erased,
    ],
    'a follow that came too late': [
      erased,
      { type: 'MemberFollowed', data: { follower: bo, followed: ada } },
    ],
    'an erasure after a message that a block hid from everybody': [
      { type: 'MemberBlocked', data: { conversation, by: bo, other: ada } },
      {
        type: 'MessageSent',
        data: { message: idOf('message', 0), conversation, sender: ada, receiver: bo, body: 'Hello' },
      },
      erased,
    ],
    'a purge of the newest in a thread': [created, commented, purged],
    'a dismissal and a withdrawal before the purge': [
      created,
      commented,
      dismissed,
      {
        type: 'ContentWithdrawn',
        data: { subject: about(comment).subject, author: bo, restorableUntil: '2026-01-01T00:10:00.000Z' },
      },
      purged,
    ],
    'a dismissal after the purge': [created, commented, purged, dismissed],
    'an edit after the purge': [
      created,
      commented,
      purged,
      { type: 'CommentEdited', data: { ...within(comment, thread), author: bo, body: 'Oh dear' } },
    ],
  }
  for (const [name, events] of Object.entries(stories)) {
    await t.resolves(agree(tables, recorded(events), 1), `${name}, one by one`)
    await t.resolves(agree(tables, recorded(events), 10), `${name}, at once`)
  }
})
