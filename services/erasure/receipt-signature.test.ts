import { randomBytes } from 'node:crypto'
import { test } from 'tap'
import { publicKeyOf, receiptToken, signed, verified, type Receipt } from './receipt-signature.ts'

const member = 'member_01jd0000000000000000000001'
const receipt: Receipt = {
  version: 1,
  member,
  requestedAt: '2026-11-01T10:00:00.000Z',
  erasedAt: '2026-11-15T10:00:00.000Z',
  unreadable: { events: 3, streams: [{ stream: 'member-01jd0000000000000000000001', events: 3 }] },
  purged: {
    projections: ['members_v1'],
    operational: ['session'],
    caches: ['keys'],
    database: ['All of it.'],
  },
  keyBackupsExpireAt: null,
}
const key = randomBytes(32)

test("an erasure receipt is valid when checked with the network's public key", async (t) => {
  const text = signed(receipt, key)
  t.match(verified(text, publicKeyOf(key)), { answer: 'valid', receipt })
  t.match(verified(text, publicKeyOf(randomBytes(32))), { answer: 'unknown key' })
  t.match(verified(text, null), { answer: 'unknown key' })
  t.equal(
    signed(JSON.parse(JSON.stringify(receipt)) as Receipt, key),
    text,
    'the same receipt is the same text',
  )
})

test('an erasure receipt is invalid if any part of it was changed', async (t) => {
  const text = signed(receipt, key)
  const changed = Array.from({ length: text.length }, (_, at) => {
    const other = String.fromCharCode(text.charCodeAt(at) ^ 1)
    return verified(text.slice(0, at) + other + text.slice(at + 1), publicKeyOf(key)).answer
  })
  t.same(new Set(changed), new Set(['changed']), `in ${changed.length} places`)
  for (const other of [`${text} `, text.trim(), text.slice(0, -10), '', '{}', 'null']) {
    t.equal(verified(other, publicKeyOf(key)).answer, 'changed')
  }
  const forged = signed({ ...receipt, erasedAt: '2026-11-16T10:00:00.000Z' }, randomBytes(32))
  t.equal(verified(forged, publicKeyOf(key)).answer, 'unknown key', 'signed by somebody else')
})

test('nobody but the network can compute the URL of an erasure receipt', async (t) => {
  t.equal(receiptToken(key, member), receiptToken(key, member))
  t.not(receiptToken(key, member), receiptToken(randomBytes(32), member))
  t.match(receiptToken(key, member), /^[\w-]{43}$/)
})
