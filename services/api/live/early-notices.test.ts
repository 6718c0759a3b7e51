import assert from 'node:assert/strict'
import fc from 'fast-check'
import { t as file, test } from 'tap'
import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type MemberId, type StreamName } from '../../../events/kinds.ts'
import { projections } from '../../../projections/index.ts'
import { followersOf } from '../../../projections/follows/queries.ts'
import { notices } from '../../../projections/notices/project.ts'
import { noticesPage, unreadNotices } from '../../../projections/notices/queries.ts'
import { toldBy } from '../../../projections/notices/notice-changes.ts'
import { historyOf } from '../../../projections/testing/history.ts'
import { stepNamed } from '../../../projections/testing/steps.ts'
import { openTables } from '../../../projections/testing/tables.ts'
import { idOf, members } from '../../../projections/testing/world.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import { conversationIdOf } from '../../commands/frame/ids.ts'
import type { Ahead } from './log-follower.ts'
import { isWanted, lineId, lineOf, openBells, type NewLine } from './early-notices.ts'

const tables = await openTables(file)
file.teardown(() => tables.pool.end())
const { sql } = tables

/** Streams of conversations, which have other ids in histories than those that commands give them. */
const conversations = new Map<StreamName, StreamName>(
  members.flatMap((one, a) =>
    members.map((other, b) => [
      streamOf(conversationIdOf(one, other)),
      streamOf(idOf('conversation', Math.min(a, b) * members.length + Math.max(a, b))),
    ]),
  ),
)

/** An API process that has received the events of a history; the read model of notices has announced some of them. */
async function receiving(events: readonly RecordedEvent[], announced: bigint) {
  const streams = new Map<StreamName, RecordedEvent[]>()
  const purged = new Set<StreamName>()
  let hear: (event: RecordedEvent) => void = () => {}
  const ahead: Pick<Ahead, 'facts' | 'loaded' | 'onEvent'> = {
    facts: ({ initialState, evolve }, stream) =>
      purged.has(stream)
        ? initialState
        : (streams.get(conversations.get(stream) ?? stream) ?? []).reduce(evolve, initialState),
    loaded: async () => {},
    onEvent: (heard) => void (hear = heard),
  }
  const bells = openBells({
    ahead,
    changes: { reached: () => announced },
    reads: {
      followersOf: (followed, ids) => followersOf(sql, followed, ids),
      threadFollowers: async () => [],
    },
  })
  /** Events that told each member something. */
  const rung = new Map(members.map((member) => [member, new Map<bigint, RecordedEvent>()]))
  for (const member of members)
    bells.subscribe(`notices:${member}`, ({ event }) => rung.get(member)?.set(event.position, event))
  for (const event of events) {
    if (event.type === 'ContentPurged') purged.add(streamOf(event.data.subject.id))
    streams.set(event.stream, [...(streams.get(event.stream) ?? []), event])
    hear(event)
  }
  await Promise.resolve()
  return { ahead, bells, rung }
}

/** Unread notices of a member and the list, also of fresh lines. */
async function stateOf(member: MemberId, fresh: Parameters<typeof unreadNotices>[2] = []) {
  const { lines, ...choices } = await unreadNotices(sql, member, fresh)
  const page = await noticesPage(sql, member, { size: 50, cursor: null }, fresh)
  return { lines: lines.toSorted(), ...choices, page }
}

/** What the last event of each deed makes of its line. */
function linesBy(ahead: Pick<Ahead, 'facts'>, events: Iterable<RecordedEvent>, member: MemberId) {
  const deeds = new Map<string, { line: string; made: NewLine | null | undefined }>()
  for (const event of events) {
    for (const told of toldBy(event)) {
      const id = lineId(told)
      const deed = 'root' in event.data ? event.stream : told.actor
      deeds.set(`${id} ${deed}`, { line: id, made: lineOf(ahead, { id, event }, member) })
    }
  }
  return Map.groupBy(deeds.values(), ({ line }) => line)
}

/**
 * Histories of what makes notices, and of what takes them back. Nothing is read, as histories have other times of reading
 * than notices.
 */
const histories = historyOf(
  new Set(
    (
      'comment reply react unreact follow block unblock start role withdraw hide delete decide undo purge editComment ' +
      'erase chooseChannels silence unsilence followThread'
    ).split(' '),
  ),
  [0, 1, 2, 3, 4, 5].flatMap((n) =>
    ['thread', 'comment', 'reply'].map((name, m) => stepNamed(name, (n + m) % members.length, n)),
  ),
)

test('events tell of notices what the read models tell once they have them', async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(20), async (events, late) => {
      const isChoice = ({ type }: RecordedEvent) =>
        notices.handles.includes(type) && !notices.aside?.includes(type)
      const known = Math.max(events.length - late, events.findLastIndex(isChoice) + 1)
      const announced = events[known - 1]?.position ?? -1n
      const others = projections.filter((one) => one !== notices)
      await tables.clear()
      await tables.apply(events, others)
      await tables.apply(events.slice(0, known), [notices])
      const { ahead, bells, rung } = await receiving(events, announced)
      const present = members.filter((member) => !ahead.facts(memberFacts, streamOf(member))?.erased)
      const before = new Map<MemberId, unknown>()
      for (const member of present) before.set(member, await stateOf(member, bells.fresh(member)))
      await tables.apply(events.slice(known), [notices])
      for (const member of present) {
        const state = await stateOf(member)
        assert.deepEqual(before.get(member), state)
        for (const [line, deeds] of linesBy(ahead, rung.get(member)!.values(), member)) {
          if (deeds.some(({ made }) => made === undefined)) continue
          const isUnread = deeds.some(({ made }) => made && isWanted(made, state))
          assert.equal(state.lines.includes(line), isUnread, line)
        }
      }
    }),
    { numRuns: 30 },
  )
})
