import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { phoneIn } from '../../commands/names/phones.ts'
import { passwordChosenAt } from '../../operational/own-data.ts'
import { denseAvatarWidths, imagePath } from '../../rules/images/sizes.ts'
import { audienceLabels, audienceOf } from '../../rules/profiles/privacy.ts'
import { profileFields } from '../../rules/profiles/fields.ts'
import { badgeOf } from '../../rules/profiles/badges.ts'
import type { SiteRow } from '../reads.ts'
import { escape } from '../http/page.ts'
import { accountLists } from './account.ts'
import { capabilities } from './capabilities.ts'
import { contentLists } from './content.ts'
import { eventLists } from './events.ts'
import { facts, htmlOf, moment } from './html.ts'
import { jsonOf } from './json.ts'
import type { Sources } from './list.ts'
import { zipped } from './zip.ts'

export interface OwnData {
  /** ZIP file (data.json, index.html) with all data of a member, read while it is sent. Null for an unknown member. */
  archiveOf: (member: MemberId, site: SiteRow) => Promise<AsyncIterable<Uint8Array> | null>
}

async function accountOf({ sql, reads, log }: Sources, member: MemberId) {
  const [[row], [erasure], passwordSetAt, history] = await Promise.all([
    reads.membersByIds([member]),
    reads.erasuresOf([member]),
    passwordChosenAt(sql, member),
    log.read(streamOf(member)),
  ])
  if (!row || row.username === null) return null
  const {
    username,
    slug,
    email,
    wantedEmail,
    subscribed,
    firstName,
    lastName,
    audiences,
    role,
    verified,
    registeredAt,
    followers,
    following,
    picture,
  } = row
  const { requestedAt = null, due = null, heldAt = null, holdReason = null } = erasure ?? {}
  return {
    id: member,
    username,
    slug,
    email,
    wantedEmail,
    phoneNumber: phoneIn(history),
    receivesNewsletters: subscribed,
    firstName,
    lastName,
    picture: picture && { path: imagePath(member, picture.image, denseAvatarWidths.large), alt: picture.alt },
    audiences: Object.fromEntries(
      Object.entries(profileFields).map(([name, { label }]) => [label, audienceOf(name, audiences)]),
    ),
    role: badgeOf(role),
    verified,
    joinedAt: registeredAt,
    passwordSetAt,
    followers,
    following,
    deletion: erasure ? { requestedAt, due, heldAt, holdReason } : null,
  }
}

type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

const text = (value: string | null) => value && escape(value)
const time = (value: Date | null | undefined) => (value ? moment(value) : null)

const accountHtml = ({ deletion, ...account }: Account, { name }: SiteRow, madeAt: Date): string => `
<p>This is what ${escape(name)} and its sister communities hold about you as of ${moment(madeAt)}. It includes what other members wrote to you. The file data.json next to this page contains the same data in machine-readable form, including every earlier version of your posts. Keep both files somewhere private.</p>
${facts([
  ['Username', escape(account.username)],
  ['Email', text(account.email)],
  ['New email, not confirmed yet', text(account.wantedEmail)],
  ['Phone number', text(account.phoneNumber)],
  ['Newsletters', account.receivesNewsletters ? 'yes' : 'no'],
  ['First name', text(account.firstName)],
  ['Last name', text(account.lastName)],
  ['Picture', text(account.picture?.path ?? null)],
  ['Words for the picture', text(account.picture?.alt ?? null)],
  ...Object.entries(account.audiences).map(
    ([label, audience]) => [`${label}: shown to`, audienceLabels[audience]] as const,
  ),
  ['Role', escape(account.role)],
  ['Account', account.verified ? 'verified' : 'not verified'],
  ['Joined', moment(account.joinedAt)],
  ['Password', account.passwordSetAt && `set ${moment(account.passwordSetAt)}; only a hash is stored`],
  ['Followers', String(account.followers)],
  ['Following', String(account.following)],
  ['Deletion requested', time(deletion?.requestedAt)],
  ['Deletion date', time(deletion?.due)],
  ['Deletion on hold since', time(deletion?.heldAt)],
  ['Reason for the hold', text(deletion?.holdReason ?? null)],
])}`

const lists = [contentLists, ...capabilities, accountLists, eventLists]

export const openOwnData = (sources: Sources): OwnData => ({
  async archiveOf(member, site) {
    const account = await accountOf(sources, member)
    if (!account) return null
    const madeAt = new Date()
    const own = lists.flatMap((listsOf) => listsOf(sources, member))
    const title = `${account.username}'s data`
    const intro = accountHtml(account, site, madeAt)
    return zipped(
      [
        { name: 'index.html', text: () => htmlOf({ title, intro }, own) },
        { name: 'data.json', text: () => jsonOf({ madeAt, community: site.name, account }, own) },
      ],
      madeAt,
    )
  },
})
