import { setImmediate as turn } from 'node:timers/promises'
import { test, type Test } from 'tap'
import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { openMemory } from '../../commands/frame/stream-cache.ts'
import { openAhead } from './log-follower.ts'

const [ada, bo] = ['member_ada', 'member_bo'] as MemberId[] as [MemberId, MemberId]

/** Deliveries from events, with a read model of members that reaches positions only when the test says so. */
function opened(t: Test) {
  const waits: { position: bigint; end: (isReached: boolean) => void }[] = []
  const ahead = openAhead({
    memory: openMemory(),
    log: { read: async () => [] },
    changes: {
      waitFor: (_, position) => new Promise((end) => waits.push({ position, end })),
    },
    projections: [{ name: 'members', handles: ['RoleChanged', 'MemberErased'], changes: () => [] }],
  })
  t.teardown(ahead.close)
  return {
    waits,
    isCurrent: ahead.isCurrent,
    hear(member: MemberId, position: bigint, stream: string = streamOf(member)) {
      const event = { type: 'RoleChanged', stream, data: { member }, position }
      ahead.follower.hear(event as unknown as RecordedEvent)
    },
    async reach(isReached = true) {
      waits.shift()?.end(isReached)
      await turn()
    },
  }
}

test('a member whom an event changes is outdated until the read model of members has applied the event', async (t) => {
  const { hear, isCurrent, reach, waits } = opened(t)
  t.ok(isCurrent(ada))
  hear(ada, 7n)
  t.notOk(isCurrent(ada))
  t.ok(isCurrent(bo))
  t.same(
    waits.map(({ position }) => position),
    [7n],
  )
  await reach()
  t.ok(isCurrent(ada))
})

test('a member who is changed again during the wait stays outdated until the later event is applied', async (t) => {
  const { hear, isCurrent, reach, waits } = opened(t)
  hear(ada, 7n)
  hear(bo, 8n)
  hear(ada, 9n)
  t.equal(waits.length, 1, 'there is one wait at a time')
  await reach()
  t.same([ada, bo].map(isCurrent), [false, false])
  t.equal(waits[0]?.position, 9n)
  await reach()
  t.same([ada, bo].map(isCurrent), [true, true])
  hear(bo, 10n)
  t.notOk(isCurrent(bo), 'a wait starts again after the last one has ended')
  await reach()
  t.ok(isCurrent(bo))
})

test('a member stays outdated when the wait for the read model ends without success, and the wait is repeated', async (t) => {
  const { hear, isCurrent, reach, waits } = opened(t)
  hear(ada, 7n)
  await reach(false)
  t.notOk(isCurrent(ada))
  while (waits.length === 0) await turn()
  t.equal(waits[0]?.position, 7n)
  await reach()
  t.ok(isCurrent(ada))
})

test('an event in the stream of something else does not make its member outdated', async (t) => {
  const { hear, isCurrent, waits } = opened(t)
  hear(ada, 7n, 'follow-ada-bo')
  t.ok(isCurrent(ada))
  t.equal(waits.length, 0)
})
