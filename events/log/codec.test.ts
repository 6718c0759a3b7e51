import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'tap'
import { openCodec, type StoredEvent } from './codec.ts'
import { catalogue } from '../catalogue.ts'
import { ERASED } from '../define.ts'
import type { NewEvent } from '../event.ts'
import { UnreadableEventError } from './unreadable.ts'

const member = 'member_01jd0000000000000000000001' as const
const keysIn = (keys: Map<string, Uint8Array>) => ({
  ensure: async (subject: string) => {
    if (!keys.has(subject)) keys.set(subject, randomBytes(32))
    return keys.get(subject)!
  },
  find: async (subjects: readonly string[]) =>
    new Map(subjects.flatMap((subject) => (keys.has(subject) ? [[subject, keys.get(subject)!]] : []))),
})

const sent: NewEvent = {
  id: randomUUID(),
  type: 'MessageSent',
  data: {
    message: 'message_01jd0000000000000000000001',
    conversation: 'conversation_01jd0000000000000000000001',
    sender: member,
    receiver: 'member_01jd0000000000000000000002',
    body: 'my knees hurt',
  },
  metadata: {
    actor: member,
    site: null,
    commandId: randomUUID(),
    cause: null,
    version: 1,
    occurredAt: '2026-11-21T10:00:00.000Z',
    origin: 'live',
  },
}
const asStored = (encoded: object): StoredEvent => ({
  id: sent.id,
  stream: 'message-x',
  type: sent.type,
  revision: 0,
  position: 7n,
  recordedAt: new Date(),
  isJson: true,
  ...(encoded as { data: unknown; metadata: unknown }),
})

test("personal fields are encrypted with the member's key and read as erased once the key is destroyed", async (t) => {
  const keys = new Map<string, Uint8Array>()
  const codec = openCodec(keysIn(keys))
  const encoded = await codec.encode(sent)
  t.notMatch(JSON.stringify(encoded), /knees/, 'the store never sees them')
  const stored = asStored(JSON.parse(JSON.stringify(encoded)))
  t.match((await codec.decode([stored]))[0]?.data, { body: 'my knees hurt' }, 'they come back')
  const moved = { ...stored, id: randomUUID() }
  await t.rejects(codec.decode([moved]), 'a value opens only in its own event')
  await codec.decode([moved], {
    onUnreadable: ({ closed }) =>
      t.match(
        closed,
        { id: moved.id, data: { body: ERASED } },
        'without its keys it can be read all the same',
      ),
  })
  keys.delete(member)
  t.match((await codec.decode([stored]))[0]?.data, { body: ERASED }, 'without the key they read as erased')
})

test('encrypted values of different short words have the same length', async (t) => {
  const lengthOf = async (body: string) => {
    const { data } = await openCodec(keysIn(new Map())).encode({ ...sent, data: { ...sent.data, body } })
    return JSON.stringify(data).length
  }
  t.equal(await lengthOf('PATIENT'), await lengthOf('HEALTHCARE_PROVIDER'))
})

test('the error for an unreadable event contains its position and advice, but none of its content', async (t) => {
  const keys = new Map<string, Uint8Array>()
  const codec = openCodec(keysIn(keys))
  const stored = asStored(JSON.parse(JSON.stringify(await codec.encode(sent))))
  const { metadata } = sent
  const told = async (part: Partial<StoredEvent>) => {
    const error = await codec
      .decode([stored, { ...stored, position: 8n, ...part }])
      .catch((error: unknown) => error)
    if (!(error instanceof UnreadableEventError)) throw error
    t.equal(error.position, 8n)
    t.notMatch(error.message, /knees/)
    return error.message
  }
  const place = `Event ${sent.id} (MessageSent version 1, message-x revision 0, position 8) cannot be read:`
  t.match(
    await told({ type: 'MessageThought' }),
    /no MessageThought: it is older than the event\. Update it\./,
  )
  t.match(
    await told({ metadata: { ...metadata, version: 7 } }),
    /\(MessageSent version 7,.*MessageSent has no version 7.*Update it\./,
  )
  t.match(await told({ metadata: 'none' }), /\(MessageSent version unknown,.*another program append/)
  const data = { ...(stored.data as object), body: 'knees', sender: 'knees' }
  t.ok((await told({ data })).startsWith(`${place} MessageSent version 1 does not fit its schema (sender:`))
  keys.set(member, randomBytes(32))
  await t.rejects(codec.decode([stored]), { name: 'UnreadableEventError', message: /KEYS_URL/ })
  t.same(
    await codec.decode([{ ...stored, type: '$metadata', metadata: null }]),
    [],
    'the store’s own are left out',
  )
})

test('a missing key makes the event unreadable, but an unavailable key store is a temporary error', async (t) => {
  const keys = new Map<string, Uint8Array>()
  const stored = asStored(JSON.parse(JSON.stringify(await openCodec(keysIn(keys)).encode(sent))))
  const missing = openCodec({
    ...keysIn(keys),
    find: async () => new Map([[member, new Error('it is gone')]]),
  })
  await t.rejects(missing.decode([stored]), { name: 'UnreadableEventError', message: /it is gone/ })
  const locked = new Error('database is locked')
  const silent = openCodec({ ...keysIn(keys), find: async () => Promise.reject(locked) })
  await t.rejects(silent.decode([stored], { onUnreadable: () => t.fail('it is not the event') }), locked)
})

test("every personal field of an event type declares which field contains the member's id", async (t) => {
  for (const [name, { versions }] of Object.entries(catalogue)) {
    for (const { schema, personal } of versions) {
      for (const [field, subject] of personal)
        t.ok(subject in schema.shape, `${name}.${field} belongs to ${subject}`)
    }
  }
})
