import { subjectOf } from '../events/kinds.ts'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import { history, recorded } from './testing/history.ts'
import { reordered } from './testing/independence.ts'
import { openTables } from './testing/tables.ts'
import { idOf, members, site } from './testing/world.ts'

/** Opens a database for each test, because a property test that timed out may still be using its own. */
async function openedFor(t: Parameters<typeof openTables>[0]) {
  const tables = await openTables(t)
  t.teardown(() => tables.pool.end())
  return tables
}

t.test(
  'the order in which independent events are applied does not affect the rows of any read model',
  async (t) => {
    const tables = await openedFor(t)
    const choices = fc.array(fc.nat(200), { minLength: 1, maxLength: 50 })
    let moved = 0
    await fc.assert(
      fc.asyncProperty(history, choices, fc.integer({ min: 1, max: 40 }), async (events, choices, size) => {
        await tables.clear()
        await tables.apply(events)
        const inOrder = await tables.dump()

        const other = reordered(events, choices)
        moved += other.filter((event, at) => event !== events[at]).length
        await tables.clear()
        for (let from = 0; from < other.length; from += size)
          await tables.apply(other.slice(from, from + size))
        assert.deepEqual(await tables.dump(), inOrder)
      }),
      { numRuns: 25 },
    )
    t.ok(moved > 100, `${moved} events stood elsewhere`)
  },
)

const [ada, bo] = [members[0]!, members[1]!]
const conversation = idOf('conversation', 0)
const step = { conversation, by: ada, other: bo }

const done: Record<string, [CatalogueEvent, CatalogueEvent]> = {
  'a reaction': [
    { type: 'ReactionChosen', data: { subject: subjectOf(idOf('thread', 0)), member: ada, kind: 'sad' } },
    { type: 'ReactionRemoved', data: { subject: subjectOf(idOf('thread', 0)), member: ada } },
  ],
  'a follow': [
    { type: 'MemberFollowed', data: { follower: ada, followed: bo } },
    { type: 'MemberUnfollowed', data: { follower: ada, followed: bo } },
  ],
  'a bookmark': [
    { type: 'BookmarkAdded', data: { subject: subjectOf(idOf('thread', 0)), member: ada } },
    { type: 'BookmarkRemoved', data: { subject: subjectOf(idOf('thread', 0)), member: ada } },
  ],
  "a member's disorder": [
    {
      type: 'UserDisorderAdded',
      data: { member: ada, disorder: idOf('disorder', 0), relationship: 'PATIENT' },
    },
    { type: 'UserDisorderRemoved', data: { member: ada, disorder: idOf('disorder', 0) } },
  ],
  'a featured disorder': [
    { type: 'DisorderFeatured', data: { disorder: idOf('disorder', 0), site } },
    { type: 'DisorderUnfeatured', data: { disorder: idOf('disorder', 0), site } },
  ],
  "a site's condition": [
    { type: 'SiteConditionAdded', data: { disorder: idOf('disorder', 0), site } },
    { type: 'SiteConditionRemoved', data: { disorder: idOf('disorder', 0), site } },
  ],
  'a block': [
    { type: 'MemberBlocked', data: step },
    { type: 'MemberUnblocked', data: step },
  ],
  'a conversation in the archive': [
    { type: 'ConversationArchived', data: step },
    { type: 'ConversationUnarchived', data: step },
  ],
  'a feature of a site': [
    { type: 'SiteFlagChanged', data: { site, flag: 'Forums', on: true } },
    { type: 'SiteFlagChanged', data: { site, flag: 'Forums', on: false } },
  ],
  'a wish to be forgotten': [
    { type: 'ErasureRequested', data: { member: ada, due: '2026-02-01T10:00:00.000Z' } },
    { type: 'ErasureCancelled', data: { member: ada } },
  ],
  'a hold': [
    { type: 'ErasureHeld', data: { member: ada, by: bo, reason: 'A court asked' } },
    { type: 'ErasureReleased', data: { member: ada, by: bo } },
  ],
}

/** Tables without those that record each action, also one that was undone. */
const withoutRecords = (rows: Record<string, string[]>) =>
  Object.entries(rows).filter(
    ([table]) => !table.startsWith('personal_data_') && !/^sites_v\d+\."site_change"$/.test(table),
  )

t.test('undoing an action and repeating it leads to the same rows as doing it once', async (t) => {
  const tables = await openedFor(t)
  const what = fc.constantFrom(...Object.keys(done))
  await fc.assert(
    fc.asyncProperty(history, what, fc.boolean(), async (before, what, atOnce) => {
      const [made, undone] = done[what]!
      const events = recorded([...before, made, undone, made])
      const rest = events.slice(before.length)
      await tables.clear()
      await tables.apply(before)
      await tables.apply(rest.slice(-1))
      const once = withoutRecords(await tables.dump())

      await tables.clear()
      await tables.apply(before)
      for (const batch of atOnce ? [rest] : rest.map((event) => [event])) await tables.apply(batch)
      assert.deepEqual(withoutRecords(await tables.dump()), once, what)
    }),
    { numRuns: 30 },
  )
})
