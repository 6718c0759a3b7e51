import { lastSeenAt, lettersTo } from '../../operational/own-data.ts'
import { sessionsOf } from '../../operational/sessions.ts'
import { passkeysOf } from '../../operational/factors/passkeys.ts'
import { recoveryCodesLeft } from '../../operational/factors/recovery-codes.ts'
import { appSince } from '../../operational/factors/second-factors.ts'
import { signInsOf } from '../../operational/sign-ins.ts'
import { escape } from '../http/page.ts'
import { moment } from './html.ts'
import { item, list, type OwnLists } from './list.ts'

export const accountLists: OwnLists = ({ sql }, member) => [
  list(
    { name: 'sessions', heading: 'Where you are logged in' },
    async function* () {
      for (const { device, createdAt, lastSeenAt, remembered } of await sessionsOf(sql, member)) {
        yield { device, createdAt, lastSeenAt, remembered }
      }
    },
    ({ device, createdAt, lastSeenAt, remembered }) =>
      item(
        `${escape(device)}, since ${moment(createdAt)}, last seen ${moment(lastSeenAt)}${remembered ? '' : ', until the browser is closed'}`,
      ),
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
    { name: 'last-seen', heading: 'When you were last here' },
    async function* () {
      const at = await lastSeenAt(sql, member)
      if (at) yield { at }
    },
    ({ at }) => item(moment(at)),
  ),
  list(
    { name: 'second-factor', heading: 'Authenticator app and recovery codes' },
    async function* () {
      const since = await appSince(sql, member)
      const recoveryCodes = await recoveryCodesLeft(sql, member)
      if (since || recoveryCodes > 0) yield { since, recoveryCodes }
    },
    ({ since, recoveryCodes }) =>
      item(
        `${since ? `Codes of an app since ${moment(since)}` : 'No app'}, ${recoveryCodes} recovery codes left`,
      ),
  ),
  list(
    { name: 'passkeys', heading: 'Passkeys' },
    async function* () {
      for (const { name, host, createdAt, lastUsedAt } of await passkeysOf(sql, member))
        yield { name, host, createdAt, lastUsedAt }
    },
    ({ name, host, createdAt, lastUsedAt }) =>
      item(
        `${escape(name)} on ${escape(host)}, since ${moment(createdAt)}${lastUsedAt ? `, last used ${moment(lastUsedAt)}` : ''}`,
      ),
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
