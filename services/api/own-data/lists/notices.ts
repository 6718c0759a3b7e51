import type { NoticeChoiceRow } from '../../../../projections/notices/queries.ts'
import { pushDevicesOf } from '../../../operational/push/devices.ts'
import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { item, list, type OwnLists } from '../list.ts'

const headings: Record<NoticeChoiceRow['about'], string> = {
  channels: 'Where notifications go',
  digests: 'When emails with news come',
  silence: 'No notifications from',
  thread: 'Followed thread',
  'thread left': 'Thread that you follow no longer',
}

/** Lists of what the member chose about notifications, for the copy of the member's data. */
export const noticeLists: OwnLists = ({ reads, sql }, member) => [
  list(
    { name: 'notifications', heading: 'Your choices about notifications' },
    async function* () {
      yield* await reads.ownNoticeChoices(member)
    },
    ({ about, name, choice }) =>
      item(`${headings[about]}: ${escape(name)}${choice ? ` (${escape(JSON.stringify(choice))})` : ''}`),
  ),
  list(
    { name: 'push-devices', heading: 'Devices with push notifications' },
    async function* () {
      for (const { device, endpoint, addedAt } of await pushDevicesOf(sql, member))
        yield { device, endpoint, addedAt }
    },
    ({ device, endpoint, addedAt }) =>
      item(`${escape(device)}, since ${moment(addedAt)}: ${escape(endpoint)}`),
  ),
]
