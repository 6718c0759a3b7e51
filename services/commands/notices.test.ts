import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { subjectOf } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { notices, type NoticeCommand } from './notices.ts'
import { spec } from './testing/spec.ts'
import { ada, aThread, bo, deleted, thread, unverified, withRole } from './testing/stories.ts'

const given = (...events: CatalogueEvent[]) =>
  spec(notices).given(events).knowing(unverified(ada), unverified(bo), aThread())
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`
const read = (second: number): CatalogueEvent => ({
  type: 'NoticesRead',
  data: { member: bo, place: subjectOf(thread), through: at(second) },
})

test('notices of a place, or all of them, are read up to a time, which never moves back', async () => {
  const readNotices = (second: number): NoticeCommand => ({
    name: 'readNotices',
    place: thread,
    through: at(second),
  })
  await given()
    .when(readNotices(2), bo)
    .then([read(2)])
  await given(read(1))
    .when(readNotices(2), bo)
    .then([read(2)])
  for (const second of [1, 2]) await given(read(2)).when(readNotices(second), bo).thenNothing()
  await given()
    .when({ ...readNotices(1), place: null } as NoticeCommand, bo)
    .then([{ type: 'NoticesRead', data: { member: bo, place: null, through: at(1) } }])
})

test('choosing the channels that a kind of notice already has records nothing', async () => {
  const choose = (onSite: boolean): NoticeCommand => ({
    name: 'chooseChannels',
    kind: 'answer',
    onSite,
    mail: 'daily',
    push: true,
  })
  const chosen: CatalogueEvent = {
    type: 'NoticeChannelsChosen',
    data: { member: bo, kind: 'answer', onSite: false, mail: 'daily', push: true },
  }
  await given().when(choose(true), bo).thenNothing()
  await given().when(choose(false), bo).then([chosen])
  await given(chosen).when(choose(false), bo).thenNothing()
})

test('a member chooses the time of digests', async () => {
  const time = { hour: 7, weekday: 2, zone: 'Pacific/Auckland' }
  await given()
    .when({ name: 'chooseDigestTime', ...time }, bo)
    .then([{ type: 'DigestTimeChosen', data: { member: bo, ...time } }])
})

test('threads and other members can be silenced', async () => {
  const silence: NoticeCommand = { name: 'silence', source: ada }
  const silenced: CatalogueEvent = {
    type: 'NoticesSilenced',
    data: { member: bo, source: subjectOf(ada) },
  }
  await given().when(silence, bo).then([silenced])
  await given(silenced).when(silence, bo).thenNothing()
  await given(silenced)
    .when({ name: 'unsilence', source: ada }, bo)
    .then([{ type: 'NoticesUnsilenced', data: { member: bo, source: subjectOf(ada) } }])
  await given()
    .when({ name: 'silence', source: bo }, bo)
    .thenRejected('You hear nothing of what you do yourself')
})

test('a visible thread can be followed, and any followed thread left', async () => {
  const data = { member: bo, thread: subjectOf(thread) }
  const followed: CatalogueEvent = { type: 'ThreadFollowed', data }
  const follow: NoticeCommand = { name: 'followThread', thread }
  const leave: NoticeCommand = { name: 'unfollowThread', thread }
  await given().when(follow, bo).then([followed])
  await given(followed).when(follow, bo).thenNothing()
  await given()
    .knowing(aThread(deleted(thread)))
    .when(follow, bo)
    .thenRejected('The thread was not found')
  await given(followed)
    .knowing(aThread(deleted(thread)))
    .when(leave, bo)
    .then([{ type: 'ThreadUnfollowed', data }])
})

test('a member can leave a thread that only a merge made the member follow, once', async () => {
  const data = { member: bo, thread: subjectOf(thread) }
  const left: CatalogueEvent = { type: 'ThreadUnfollowed', data }
  const leave: NoticeCommand = { name: 'unfollowThread', thread }
  await given().when(leave, bo).then([left])
  await given(left).when(leave, bo).thenNothing()
  await given()
    .knowing(aThread(deleted(thread)))
    .when(leave, bo)
    .thenRejected('The thread was not found')
})

test('visitors have no notices, and spammers can only read theirs and choose', async () => {
  await spec(notices)
    .given([])
    .when({ name: 'readNotices', place: null, through: at(1) }, bo)
    .thenRejected('Please create an account or log in to continue.')
  await given()
    .knowing(withRole(bo, roles.spammer))
    .when({ name: 'followThread', thread }, bo)
    .thenRejected('Not authorized')
})
