import { lettersTo } from '../../operational/own-data.ts'
import { sessionsOf } from '../../operational/sessions.ts'
import { secondFactorSince } from '../../operational/second-factors.ts'
import { signInsOf } from '../../operational/sign-ins.ts'
import { escape } from '../rest/page.ts'
import { moment } from './html.ts'
import { item, list, type OwnLists } from './list.ts'

export const accountLists: OwnLists = ({ sql }, member) => [
  list(
    { name: 'sessions', heading: 'Where you are logged in' },
    async function* () {
      for (const { device, createdAt, lastSeenAt } of await sessionsOf(sql, member)) {
        yield { device, createdAt, lastSeenAt }
      }
    },
    ({ device, createdAt, lastSeenAt }) =>
      item(`${escape(device)}, since ${moment(createdAt)}, last seen ${moment(lastSeenAt)}`),
  ),
  list(
    { name: 'devices', heading: 'Devices you have logged in with' },
    async function* () {
      yield* await signInsOf(sql, member)
    },
    ({ device, firstAt, lastAt }) =>
      item(`${escape(device)}, first ${moment(firstAt)}${lastAt ? `, last log-in ${moment(lastAt)}` : ''}`),
  ),
  list(
    { name: 'second-factor', heading: 'Codes at log-in' },
    async function* () {
      const since = await secondFactorSince(sql, member)
      if (since) yield { since }
    },
    ({ since }) => item(`Your log-ins need a code since ${moment(since)}`),
  ),
  list(
    { name: 'letters', heading: 'Emails we sent you' },
    async function* () {
      yield* await lettersTo(sql, member)
    },
    ({ kind, wantedAt, sentAt }) =>
      item(
        `${escape(kind.replaceAll('-', ' '))}, ${sentAt ? moment(sentAt) : `waiting since ${moment(wantedAt)}`}`,
      ),
  ),
]
