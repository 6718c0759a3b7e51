import type { NoticeChoiceRow } from '../../../../projections/notices/queries.ts'
import { escape } from '../../rest/page.ts'
import { item, list, type OwnLists } from '../list.ts'

const headings: Record<NoticeChoiceRow['about'], string> = {
  channels: 'Where notifications go',
  digests: 'When emails with news come',
  silence: 'No notifications from',
  thread: 'Followed thread',
}

/** List of what the member chose about notifications, for the copy of the member's data. */
export const noticeLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'notifications', heading: 'Your choices about notifications' },
    async function* () {
      yield* await reads.ownNoticeChoices(member)
    },
    ({ about, name, choice }) =>
      item(`${headings[about]}: ${escape(name)}${choice ? ` (${escape(JSON.stringify(choice))})` : ''}`),
  ),
]
