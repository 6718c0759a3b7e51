import { test } from 'tap'
import { caughtUpWithSeen } from './mutate.ts'

test('a response says that it may be older than an event which its receiver has seen', async (t) => {
  const projections = [{ name: 'conversations', handles: ['MessageSent'] }]
  const reached: Record<string, bigint> = { conversations: 7n }
  const services = {
    projections,
    log: { head: async () => 9n },
    changes: {
      furthest: () => 7n,
      waitFor: async (names: readonly string[], position: bigint) =>
        names.every((name) => (reached[name] ?? -1n) >= position),
    },
  } as unknown as Parameters<typeof caughtUpWithSeen>[0]
  t.same(await caughtUpWithSeen(services, { 'nex-seen': 'MessageSent@7,CommentCreated@9' }), {
    hasSeen: true,
    isReached: true,
  })
  t.same(await caughtUpWithSeen(services, { 'nex-seen': 'ReactionChosen@1,MessageSent@8' }), {
    hasSeen: true,
    isReached: false,
  })
  t.same(await caughtUpWithSeen(services, {}), { hasSeen: false, isReached: true })
  t.same(
    await caughtUpWithSeen(services, { 'nex-seen': 'MessageSent@999999999999999999' }),
    { hasSeen: false, isReached: true },
    'a position beyond the end of the log is made up',
  )
})
