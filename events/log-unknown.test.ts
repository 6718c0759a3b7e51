import { test } from 'tap'
import type { Batch } from './log.ts'
import { all, event, idsOf, openTestCodec, testLog, what } from './testing/log.ts'

test('an event of an unknown type stops readers of all types with an error, but not readers of other types', async (t) => {
  const { codec } = openTestCodec()
  const { log, open } = await testLog(t)
  const later = 'MemberForeseen'
  const older = open({
    ...codec,
    decode: (stored, reading) =>
      codec.decode(
        stored.map((one) => (one.type === 'MemberUnfollowed' ? { ...one, type: later } : one)),
        reading,
      ),
  })
  const [first, second, unknown, last] = [event(), event(), event(what.unfollowed), event()]
  await log.append('follow-a', [first, second, unknown, last], 'no_stream')
  const sentence = {
    name: 'UnreadableEventError',
    message: new RegExp(
      `${unknown.id} \\(${later} version 1, follow-a revision 2, position \\d+\\).*Update it`,
    ),
  }

  for (const read of [() => older.readAll(), () => older.tail({ signal: new AbortController().signal })]) {
    const batches: Batch[] = []
    await t.rejects(async () => {
      for await (const batch of read()) batches.push(batch)
    }, sentence)
    t.same(idsOf(batches.flatMap(({ events }) => events)), [first.id, second.id], 'what is before it is read')
    const [, at] = (await log.read('follow-a')).map(({ position }) => position)
    t.equal(batches.at(-1)?.position, at, 'and no more counts as read')
  }
  const told: Batch[] = []
  for await (const batch of older.readAll({ tellsUnreadable: true })) told.push(batch)
  t.same(
    idsOf(told.flatMap(({ events }) => events)),
    [first.id, second.id, last.id],
    'who wants to hear of it reads on',
  )
  t.match(
    told.flatMap(({ unreadable }) => unreadable),
    [{ ...sentence, event: { id: unknown.id, type: later } }],
  )
  const types = new Set(['MemberFollowed'])
  const followedOnly: Batch[] = []
  for await (const batch of older.readAll({ types })) followedOnly.push(batch)
  t.same(
    idsOf(followedOnly.flatMap(({ events }) => events)),
    [first.id, second.id, last.id],
    'who wants others passes it',
  )
  t.equal(
    followedOnly.reduce((sum, { count }) => sum + count, 0),
    4,
    'and counts it',
  )

  await t.rejects(older.read('follow-a'), sentence, 'nobody decides on part of a stream')
  t.same(idsOf(await older.read('follow-a', { limit: 2 })), [first.id, second.id])
  t.equal((await all(log)).length, 4, 'a release that knows it reads on')
})
