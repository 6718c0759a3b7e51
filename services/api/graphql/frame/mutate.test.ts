import { test } from 'tap'
import { caughtUpWithSeen } from './mutate.ts'

test('a response says that it may be older than an event which its receiver has seen', async (t) => {
  const projections = [{ name: 'conversations', handles: ['MessageSent'] }]
  const reached: Record<string, bigint> = { conversations: 7n }
  const services = {
    projections,
    changes: {
      waitFor: async (names: readonly string[], position: bigint) =>
        names.every((name) => (reached[name] ?? -1n) >= position),
    },
  } as unknown as Parameters<typeof caughtUpWithSeen>[0]
  t.equal(await caughtUpWithSeen(services, { 'nex-seen': 'MessageSent@7,CommentCreated@9' }), true)
  t.equal(await caughtUpWithSeen(services, { 'nex-seen': 'ReactionChosen@1,MessageSent@8' }), false)
  t.equal(await caughtUpWithSeen(services, {}), true)
})
