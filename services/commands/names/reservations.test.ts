import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { reservations, type ReservationCommand } from './reservations.ts'
import { spec } from '../testing/spec.ts'
import { ada, bo, here } from '../testing/stories.ts'

const stream = 'reservation-0a1b'
const kinds = ['email', 'username'] as const
type Kind = (typeof kinds)[number]

const reserve = (kind: Kind, owner: MemberId): ReservationCommand => ({
  name: 'reserve',
  stream,
  kind,
  owner,
})
const release = (kind: Kind, owner: MemberId): ReservationCommand => ({
  name: 'release',
  stream,
  kind,
  owner,
})
const reserved = (kind: Kind, owner: MemberId, proven = kind === 'email'): CatalogueEvent => ({
  type: 'NameReserved',
  data: { kind, owner, proven },
})
const released = (kind: Kind, owner: MemberId, quarantinedUntil = here.occurredAt): CatalogueEvent => ({
  type: 'NameReleased',
  data: { kind, owner, quarantinedUntil },
})
const taken = {
  email: 'This email belongs to another account. Log in with it, or sign up with a different one.',
  username: 'Username already exists',
}
const NINETY_DAYS_LATER = '2027-02-19T10:00:00.000Z'

test('only one member can reserve a name', async () => {
  for (const kind of kinds) {
    const held = [reserved(kind, ada)]
    await spec(reservations).given([]).when(reserve(kind, ada), ada).then(held)
    await spec(reservations).given(held).when(reserve(kind, ada), ada).thenNothing()
    await spec(reservations).given(held).when(reserve(kind, bo), bo).thenRejected(taken[kind])
    await spec(reservations).given(held).when(release(kind, bo), bo).thenNothing()
  }
})

test('an e-mail address that its owner releases is free at once', async () => {
  const held = [reserved('email', ada)]
  const free = [...held, released('email', ada)]
  await spec(reservations)
    .given(held)
    .when(release('email', ada), ada)
    .then([released('email', ada)])
  await spec(reservations)
    .given(free)
    .when(reserve('email', bo), bo)
    .then([reserved('email', bo)])
})

test('for 90 days after its release, only its last owner can take a username', async () => {
  const gone = released('username', ada, NINETY_DAYS_LATER)
  const held = [reserved('username', ada)]
  await spec(reservations).given(held).when(release('username', ada), ada).then([gone])
  const left = spec(reservations).given([...held, gone])
  await left.when(reserve('username', bo), bo).thenRejected('Username already exists')
  await left.when(reserve('username', ada), ada).then([reserved('username', ada)])
  await left
    .when(reserve('username', bo), bo, { occurredAt: NINETY_DAYS_LATER })
    .then([reserved('username', bo)])
})

test("a name can be taken from another member only if that member's registration is incomplete", async () => {
  const held = spec(reservations).given([reserved('username', ada)])
  const takeOver = { ...reserve('username', bo), name: 'reserve' } as const
  await held.when({ ...takeOver, abandonedBy: ada }, bo).then([reserved('username', bo)])
  await held.when({ ...takeOver, abandonedBy: bo }, bo).thenRejected(taken.username)
})

test('an e-mail address that nobody has verified goes to the first member who verifies it', async () => {
  const typed = spec(reservations).given([reserved('email', ada, false)])
  const takeOver = { ...reserve('email', bo), name: 'reserve', abandonedBy: ada } as const
  await typed.when(reserve('email', ada), ada).then([reserved('email', ada)])
  await typed.when(takeOver, bo).then([reserved('email', bo)])
  await typed.when(reserve('email', bo), bo).thenRejected(taken.email)
  const verified = spec(reservations).given([reserved('email', ada, false), reserved('email', ada)])
  await verified.when(takeOver, bo).thenRejected(taken.email)
})

test('after an account that was never verified is erased, its username is free at once', async () => {
  await spec(reservations)
    .given([reserved('username', ada)])
    .when({ ...release('username', ada), name: 'release', isUnused: true }, ada)
    .then([released('username', ada)])
})
