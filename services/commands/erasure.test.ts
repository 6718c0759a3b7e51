import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { accounts } from './accounts.ts'
import { erasureDue, erasures } from './erasure.ts'
import { follows } from './follows.ts'
import { conversations, messages } from './messaging.ts'
import { spec } from './testing/spec.ts'
import {
  ada,
  bo,
  conversation,
  here,
  message,
  siteWith,
  unverified,
  verified,
  withRole,
} from './testing/stories.ts'

const now = here.occurredAt
const later = erasureDue(now, 14)
const registered = unverified(ada).events
const admin = withRole(bo, roles.administrator)

const requested = (due: string): CatalogueEvent => ({ type: 'ErasureRequested', data: { member: ada, due } })
const cancelled: CatalogueEvent = { type: 'ErasureCancelled', data: { member: ada } }
const held: CatalogueEvent = { type: 'ErasureHeld', data: { member: ada, by: bo, reason: 'An open case' } }
const released: CatalogueEvent = { type: 'ErasureReleased', data: { member: ada, by: bo } }
const started: CatalogueEvent = { type: 'ErasureBegun', data: { member: ada } }
const erased: CatalogueEvent = { type: 'MemberErased', data: { member: ada } }

const request = (due: string) => ({ name: 'requestErasure', due }) as const
const cancel = { name: 'cancelErasure' } as const
const hold = { name: 'holdErasure', member: ada, reason: 'An open case' } as const
const release = { name: 'releaseErasure', member: ada } as const
const begin = { name: 'beginErasure', member: ada } as const
const erase = { name: 'eraseMember', member: ada } as const

test('a member can request erasure after the grace period or at once', async (t) => {
  t.equal(later, '2026-12-05T10:00:00.000Z')
  const asked = spec(erasures).given([...registered, requested(later)])
  await spec(erasures)
    .given(registered)
    .when(request(later), ada)
    .then([requested(later)])
  await asked.when(request(erasureDue(now, 30)), ada).thenNothing()
  await asked.when(request(now), ada).then([requested(now)])
  await spec(erasures).given([]).when(request(now), ada).thenRejected('Member not found')
})

test('a member can cancel the requested erasure until it starts', async () => {
  const asked = [...registered, requested(now)]
  await spec(erasures).given(asked).when(cancel, ada).then([cancelled])
  await spec(erasures)
    .given([...asked, cancelled])
    .when(cancel, ada)
    .thenNothing()
  await spec(erasures)
    .given([...asked, cancelled])
    .when(request(later), ada)
    .then([requested(later)])
  await spec(erasures)
    .given([...asked, started])
    .when(cancel, ada)
    .thenRejected('Please create an account or log in to continue.')
})

test('an administrator can hold and release the erasure of any member, even before it is requested', async () => {
  for (const before of [registered, [...registered, requested(now)]]) {
    await spec(erasures).given(before).knowing(admin).when(hold, bo).then([held])
    await spec(erasures)
      .given([...before, held])
      .knowing(admin)
      .when(hold, bo)
      .thenNothing()
    await spec(erasures)
      .given([...before, held])
      .knowing(admin)
      .when(release, bo)
      .then([released])
    await spec(erasures).given(before).knowing(admin).when(release, bo).thenNothing()
  }
  for (const other of [verified(bo), withRole(bo, roles.moderator)]) {
    await spec(erasures).given(registered).knowing(other).when(hold, bo).thenRejected('Not authorized')
    await spec(erasures).given(registered).knowing(other).when(release, bo).thenRejected('Not authorized')
  }
  const given = spec(erasures).given(registered).knowing(admin)
  await given.when({ ...hold, reason: ' ' }, bo).thenRejected('This field is required')
  await given.when({ ...hold, reason: 'x'.repeat(501) }, bo).thenRejected('Maximum length of 500 exceeded')
  await spec(erasures)
    .given([...registered, requested(now), started])
    .knowing(admin)
    .when(hold, bo)
    .thenRejected('Member not found')
})

test('the system starts an erasure when it is due, unless an administrator holds it', async () => {
  const asked = [...registered, requested(now)]
  await spec(erasures).given(asked).when(begin, 'system').then([started])
  await spec(erasures).given(asked).when(begin, ada).thenRejected('Not authorized')
  await spec(erasures)
    .given(registered)
    .when(begin, 'system')
    .thenRejected("This member hasn't requested erasure")
  await spec(erasures)
    .given([...asked, cancelled])
    .when(begin, 'system')
    .thenRejected("This member hasn't requested erasure")
  await spec(erasures)
    .given([...registered, requested(later)])
    .when(begin, 'system')
    .thenRejected("This erasure isn't due yet")
  await spec(erasures)
    .given([...asked, held])
    .when(begin, 'system')
    .thenRejected('This erasure is on hold')
  await spec(erasures)
    .given([...asked, held, released])
    .when(begin, 'system')
    .then([started])
  await spec(erasures)
    .given([...asked, started])
    .when(begin, 'system')
    .thenNothing()
})

test('a member is erased only once, and only after the erasure has started', async () => {
  const asked = [...registered, requested(now)]
  await spec(erasures).given(asked).when(erase, 'system').thenRejected("This erasure hasn't started")
  await spec(erasures)
    .given([...asked, started])
    .when(erase, 'system')
    .then([erased])
  await spec(erasures)
    .given([...asked, started])
    .when(erase, ada)
    .thenRejected('Not authorized')
  await spec(erasures)
    .given([...asked, started, erased])
    .when(erase, 'system')
    .thenNothing()
})

test("once a member's erasure has started, commands by or about the member are rejected", async () => {
  const gone = { stream: streamOf(ada), events: [...verified(ada).events, requested(now), started] }
  const nobody = 'Please create an account or log in to continue.'
  const on = siteWith('private_messaging')
  const conversationStarted: CatalogueEvent = {
    type: 'ConversationStarted',
    data: { conversation, starter: bo, receiver: ada },
  }
  await spec(conversations)
    .given([])
    .knowing(gone, verified(bo), on)
    .when({ name: 'start', other: bo }, ada)
    .thenRejected(nobody)
  await spec(conversations)
    .given([])
    .knowing(gone, verified(bo), on)
    .when({ name: 'start', other: ada }, bo)
    .thenRejected('This member is no longer available.')
  await spec(messages)
    .given([])
    .knowing(gone, verified(bo), on, { stream: streamOf(conversation), events: [conversationStarted] })
    .when({ name: 'send', message, conversation, body: 'Hello' }, bo)
    .thenRejected('This member is no longer available.')
  const follow = { name: 'follow', followed: ada } as const
  await spec(follows).given([]).knowing(gone, verified(bo)).when(follow, bo).thenRejected('Member not found')
  const promote = { name: 'changeRole', member: ada, role: roles.moderator } as const
  await spec(accounts).given(gone.events).when(promote, 'system').thenRejected('Member not found')
})

test('an account that is not verified before its deadline is erased', async () => {
  const account = (lapsesAt: string | null): CatalogueEvent[] =>
    registered.map((event) =>
      event.type === 'MemberRegistered' ? { ...event, data: { ...event.data, lapsesAt } } : event,
    )
  const lapsed: CatalogueEvent = { type: 'AccountLapsed', data: { member: ada } }
  const nobody = "This member hasn't requested erasure"
  await spec(erasures).given(account(now)).when(begin, 'system').then([lapsed])
  await spec(erasures).given(account(later)).when(begin, 'system').thenRejected(nobody)
  await spec(erasures).given(account(null)).when(begin, 'system').thenRejected(nobody)
  const verification: CatalogueEvent = { type: 'MemberVerified', data: { member: ada, by: 'email' } }
  await spec(erasures)
    .given([...account(now), verification])
    .when(begin, 'system')
    .thenRejected(nobody)
  await spec(erasures)
    .given([...account(now), held])
    .when(begin, 'system')
    .thenRejected('This erasure is on hold')
  await spec(erasures)
    .given([...account(now), lapsed])
    .when(erase, 'system')
    .then([erased])
  await spec(accounts)
    .given([...account(now), lapsed])
    .when({ name: 'verify', member: ada, by: 'email' }, ada)
    .thenRejected('Member not found')
})
