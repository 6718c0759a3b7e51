import { test } from 'tap'
import { subjectOf } from '../../../../events/kinds.ts'
import type { Topic } from '../../../../projections/projection.ts'
import { recorded } from '../../../../projections/testing/history.ts'
import { idOf, members } from '../../../../projections/testing/world.ts'
import { contentFacts } from '../../../commands/frame/content-facts.ts'
import type { Facts } from '../../../commands/frame/decider.ts'
import type { GraphContext } from '../frame/context.ts'
import { openUnreads } from './unreads.ts'

const [ada, bo] = [members[0]!, members[1]!]
const thread = idOf('thread', 0)
const topic: Topic = `notices:${ada}`

test('news of the read model reads the number again, unless it was counted from the same events', async (t) => {
  let [reads, untold] = [0, -1n]
  const known = { ...contentFacts.initialState, author: ada, root: subjectOf(thread), length: 1 }
  const services = {
    ahead: { facts: (of: Facts<unknown>) => (of === contentFacts ? known : of.initialState) },
    bells: { fresh: () => [], untold: () => untold },
    changes: { waitFor: async () => true },
    reads: {
      unreadMessages: async () => 0,
      async unreadNotices() {
        reads++
        return { lines: [], unwanted: [], silenced: [] }
      },
    },
  }
  const context = { services, viewer: { id: ada } } as unknown as GraphContext
  const unreads = openUnreads()
  const [event] = recorded([
    { type: 'ReactionChosen', data: { subject: subjectOf(thread), member: bo, kind: 'like' } },
  ])
  const rings = (position: bigint) =>
    unreads.early(context, {
      topic,
      id: `reaction ${thread}`,
      event: { ...event!, position },
      isSure: true,
    })
  /** Number of reads that some news causes. */
  async function readsFor(id: string, position: bigint) {
    const before = reads
    await unreads.read(context, { topic, id, cause: { at: 0, command: null, position } })
    return reads - before
  }
  t.equal(await readsFor('choice', 1n), 1)
  t.match(rings(5n), { notifications: 1 })
  t.equal(await readsFor('reaction', 5n), 0, 'what the bell has rung for')
  t.equal(await readsFor('thread', 5n), 1, 'kinds for which the bell does not ring')
  t.equal(await readsFor('reaction', 6n), 1, 'a later event')
  t.match(rings(8n), { notifications: 1 })
  untold = 7n
  t.equal(await readsFor('reaction', 8n), 1, 'an event before it of which nobody was told')
  t.equal(await readsFor('reaction', 8n), 0)
})
