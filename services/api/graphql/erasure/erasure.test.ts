import { t as file, test } from 'tap'
import { randomBytes } from 'node:crypto'
import { publicKeyOf, signed, type Receipt } from '../../../erasure/receipt-signature.ts'
import { GRACE_DAYS, testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const receiptKey = randomBytes(32)
const carriedOut = new Map<string, { file: string; receipt: Receipt }>()

const api = await testApi(file, {
  receipts: {
    publicKey: publicKeyOf(receiptKey),
    tokenOf: (member) => `token-of-${member}`,
    find: async (token) => carriedOut.get(token) ?? null,
  },
})

const password = 'sore knees 2'
const askFor = `mutation ($password: String!, $skip: Boolean!) {
  delete_user(password: $password, skipGracePeriod: $skip) {
    user { deletion { due held receiptUrl } } receiptUrl isSignedOut pending } }`
const ask = (browser: Browser, { skip = false, word = password } = {}) =>
  browser.graphql(askFor, { password: word, skip })
const cancel = 'mutation { cancelDeletion { user { deletion { due } } } }'
const own = '{ viewer { deletion { due held heldAt holdReason receiptUrl } } }'
const hold = `mutation ($id: ID!, $reason: String!) {
  holdDeletion(userId: $id, reason: $reason) { user { deletion { due held holdReason heldBy { id } } } } }`
const release = 'mutation ($id: ID!) { releaseDeletion(userId: $id) { user { deletion { held } } } }'

test('a member who requests deletion of the account sees its date and can cancel it', async (t) => {
  const ada = await api.member()
  t.match(await ada.graphql(own), { data: { viewer: { deletion: null } } })
  const before = Date.now()
  const { delete_user: asked } = (await ask(ada)).data
  const due = Date.parse(asked.user.deletion.due)
  t.ok(Math.abs(due - before - GRACE_DAYS * 86_400_000) < 60_000, 'after the days of grace')
  t.match(asked, { isSignedOut: false, receiptUrl: `/deleted/token-of-${ada.member}` })
  t.match((await ada.graphql(own)).data.viewer.deletion, { held: false, receiptUrl: asked.receiptUrl })
  const again = (await ask(ada)).data.delete_user
  t.equal(again.user.deletion.due, asked.user.deletion.due, 'asking again does not put it off')
  t.same((await ada.graphql(cancel)).data.cancelDeletion, { user: { deletion: null } })
  t.match(await ada.graphql(own), { data: { viewer: { deletion: null } } })
})

test('only members with an unverified account see the date on which it will be deleted', async (t) => {
  const [ada, verified] = [await api.member({ verified: false }), await api.member()]
  const { insertedAt, lapsesAt } = (await ada.graphql('{ viewer { insertedAt lapsesAt } }')).data.viewer
  const days = (Date.parse(lapsesAt) - Date.parse(insertedAt)) / 86_400_000
  t.ok(days >= 7 && days <= 8, `after ${days} days`)
  t.same((await verified.graphql('{ viewer { lapsesAt } }')).data, { viewer: { lapsesAt: null } })
  const others = await verified.graphql(`{ user(id: "${ada.member}") { lapsesAt } }`)
  t.same(others.data, { user: { lapsesAt: null } })
})

test('a member who requests deletion without a grace period is signed out of all sessions at once', async (t) => {
  const ada = await api.member()
  const elsewhere = api.visitor()
  await elsewhere.post('/api/auth/identity/callback', { email: ada.email, password })
  const { delete_user: asked } = (await ask(ada, { skip: true })).data
  t.equal(asked.isSignedOut, true)
  t.ok(Date.parse(asked.user.deletion.due) <= Date.now())
  for (const browser of [ada, elsewhere]) t.match(await browser.graphql(own), { data: { viewer: null } })
})

test('the only administrator cannot delete the account until another administrator exists', async (t) => {
  const ada = await api.member({ role: 1 })
  t.match(await ask(ada, { skip: true }), {
    errors: [{ message: /only administrator\. .* first/, extensions: { code: 'CONFLICT' } }],
  })
  const bo = await api.member({ role: 6 })
  t.match(await ask(ada), { data: { delete_user: { pending: false } } })
  t.match(await ask(bo), { errors: [{ message: /only administrator/ }] })
  t.match(await ada.graphql(cancel), { data: { cancelDeletion: { user: { deletion: null } } } })
  t.match(await ask(bo), { data: { delete_user: { pending: false } } }, 'who stays after all counts again')
})

test('deleting an account requires its password, and the number of attempts is limited', async (t) => {
  const strict = await testApi(t, { rates: { passwords: { minute: 3 } } })
  const ada = await strict.member()
  const wrong = { errors: [{ message: 'That password is incorrect. Please try again.' }] }
  t.match(await ask(ada, { word: 'wrong knees 2' }), wrong)
  t.match(await ask(ada, { word: '' }), { errors: [{ message: 'Please enter your password' }] })
  t.match(await ask(ada, { word: 'wrong knees 3' }), wrong)
  t.match(await ask(ada, { word: 'wrong knees 4' }), wrong)
  t.match(await ask(ada), { errors: [{ extensions: { code: 'TOO_MANY' } }] })
  t.match(await ada.graphql(own), { data: { viewer: { deletion: null } } })
  t.match(await ask(strict.visitor()), { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
})

test('when an administrator holds a deletion, the member sees the reason and stays signed in', async (t) => {
  const [ada, bo, admin] = [await api.member(), await api.member(), await api.member({ role: 1 })]
  const held = { id: ada.member, reason: ' A complaint is open. ' }
  t.match((await admin.graphql(hold, held)).data.holdDeletion.user.deletion, {
    due: null,
    held: true,
    holdReason: 'A complaint is open.',
    heldBy: { id: admin.member },
  })
  t.match((await ask(ada, { skip: true })).data.delete_user, {
    isSignedOut: false,
    user: { deletion: { held: true } },
  })
  t.match((await ada.graphql(own)).data.viewer.deletion, { held: true, heldAt: null, holdReason: null })
  t.match((await admin.graphql(release, { id: ada.member })).data.releaseDeletion.user.deletion, {
    held: false,
  })

  t.match(await bo.graphql(hold, held), { errors: [{ message: 'Not authorized' }] })
  t.match(await bo.graphql(release, { id: ada.member }), { errors: [{ message: 'Not authorized' }] })
  t.match(await admin.graphql(hold, { ...held, reason: ' ' }), {
    errors: [{ extensions: { code: 'INVALID' } }],
  })
  t.match(await admin.graphql(hold, { ...held, id: 'nobody' }), { errors: [{ message: 'Member not found' }] })
  t.match(await bo.graphql(`{ user(id: "${ada.member}") { deletion { due } } }`), {
    data: { user: { deletion: null } },
  })
})

const at = '2026-11-21T10:00:00.000Z'
const receipt: Receipt = {
  version: 1,
  member: 'member_00000000000000000000000000',
  requestedAt: at,
  erasedAt: at,
  unreadable: { events: 7, streams: [{ stream: 'member-0', events: 7 }] },
  purged: { projections: [], operational: [], caches: [], database: [] },
  keyBackupsExpireAt: null,
}

test('anyone who has the link to an erasure receipt can read the receipt', async (t) => {
  const visitor = api.visitor()
  const read =
    'query ($token: String!) { erasureReceipt(token: $token) { url events streams publicKey backupsExpireAt } }'
  const token = 'once-it-is-done'
  t.match(await visitor.graphql(read, { token }), { data: { erasureReceipt: null } })
  t.equal((await visitor.request(`/api/erasure-receipts/${token}`)).status, 404)
  carriedOut.set(token, { file: '{ "signed":"yes" }', receipt })
  t.same((await visitor.graphql(read, { token })).data.erasureReceipt, {
    url: `/api/erasure-receipts/${token}`,
    events: 7,
    streams: 1,
    publicKey: publicKeyOf(receiptKey),
    backupsExpireAt: null,
  })
  const response = await visitor.request(`/api/erasure-receipts/${token}`)
  t.match(response.headers.get('cache-control'), /no-store/)
  t.equal(await response.text(), '{ "signed":"yes" }', 'to the byte: else it would not verify')
})

test('anyone can check whether an erasure receipt is genuine, and sees the content of a genuine one', async (t) => {
  const visitor = api.visitor()
  const check = async (file: string) => {
    const response = await visitor.request('/api/erasure-receipts/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file }),
    })
    return response.ok ? await response.json() : response.status
  }
  const genuine = signed(receipt, receiptKey)
  const says = { requestedAt: at, erasedAt: at, events: 7, streams: 1, keyBackupsExpireAt: null }
  t.same(await check(genuine), { answer: 'valid', ...says })
  t.match(await check(`\r\n${genuine.trim().replaceAll('\n', '\r\n')}`), { answer: 'valid' }, 'pasted')
  t.same(await check(genuine.replace('7', '8')), { answer: 'changed' })
  t.match(await check(signed(receipt, randomBytes(32))), { answer: 'unknown key' })
  t.same(await check('hello'), { answer: 'changed' })
  t.equal(await check('x'.repeat(3_000_000)), 413)
})
