import { ContentId, ConversationId } from '../../../events/ids.ts'
import { streamOf, type MemberId, type StreamName } from '../../../events/kinds.ts'
import { digestNotices, type DigestNotice } from '../../../projections/notices/digests.ts'
import { noticeChannels } from '../../../projections/notices/queries.ts'
import { awardsStreamOf } from '../../commands/awards.ts'
import { followStream } from '../../commands/frame/visible.ts'
import { addressKey, hasProved, unsubscribeHash } from '../../commands/names/addresses.ts'
import { claimLetter } from '../../operational/letters.ts'
import type { Every, Round } from '../../rules/digests/due.ts'
import { urlFor } from '../../rules/routes/links.ts'
import { mailedPath } from '../../rules/routes/mailed-links.ts'
import type { Effect } from '../effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from '../letter.ts'
import { digestParts } from './letter.ts'

const often: Record<Every, string> = {
  now: 'You get this email because you want to hear at once what concerns you.',
  daily: 'You get this email once a day if something concerns you.',
  weekly: 'You get this email once a week if something concerns you.',
}

interface Digest<Often = Every> {
  every: Often
  since: Date
  until: Date
}

/** Streams whose last event a notice tells, if it tells of no text. */
function streamsOf({ kind, target, latest }: DigestNotice, member: MemberId): StreamName[] {
  if (kind === 'follow') return latest.map((follower) => followStream(follower, member))
  if (kind === 'award') return [awardsStreamOf(member)]
  const conversation = ConversationId.safeParse(target).data
  return conversation ? [streamOf(conversation)] : []
}

/** True if what a notice tells happened live: imports and seeds mail nobody. */
async function isLive({ log }: Pick<SendTools, 'log'>, notice: DigestNotice, member: MemberId) {
  const item = ContentId.safeParse(notice.item).data
  const told = item
    ? [await log.read(streamOf(item), { limit: 1 })]
    : await Promise.all(
        streamsOf(notice, member).map((stream) => log.read(stream, { limit: 1, backwards: true })),
      )
  return told.length === 0 || told.some(([event]) => event === undefined || event.metadata.origin === 'live')
}

/** Those of some notices of a member that imports and seeds did not make. */
export async function liveOf(
  { log }: Pick<SendTools, 'log'>,
  notices: readonly DigestNotice[],
  member: MemberId,
): Promise<DigestNotice[]> {
  const live = await Promise.all(notices.map((notice) => isLive({ log }, notice, member)))
  return notices.filter((_, n) => live[n])
}

/** Notices of a digest, or of a push, of the kinds that the member wants there. */
export async function noticesIn(
  { sql }: Pick<SendTools, 'sql'>,
  member: MemberId,
  { every, since, until }: Digest<Round>,
): Promise<DigestNotice[]> {
  const channels = (await noticeChannels(sql, [member])).get(member) ?? []
  const kinds = channels
    .filter(({ mail, push }) => (every === 'push' ? push : mail === every))
    .map(({ kind }) => kind)
  return kinds.length === 0 ? [] : digestNotices(sql, member, { kinds, since, until })
}

/** Sends a digest. Sends nothing to a member who gets none at present, or has seen everything meanwhile. */
export async function sendDigest(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member } = effect
  const { sql } = tools
  const [digest] = await sql<Digest>`
    select every, since, until from operational.digest where event_id = ${eventId}`
  const events = await tools.log.read(streamOf(member))
  const addressee = addresseeOf(events)
  const { email } = addressee
  if (!digest || email === null || !receives(addressee, 'digest')) return
  if (!(await hasProved(tools, { email, member }))) return
  const notices = await liveOf(tools, await noticesIn(tools, member, digest), member)
  if (notices.length === 0) return
  const kind = digest.every === 'now' ? 'notice' : 'digest'
  if (!(await claimLetter(sql, { eventId, kind, member, address: addressKey(tools, email) }))) return
  const place = await placeOf(tools, events[0]?.metadata.site ?? null)
  const { subject, parts } = await digestParts(sql, notices, place)
  const link = { email, hash: unsubscribeHash(tools, email) }
  const at = (path: string) => new URL(path, place.origin).href
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject,
    parts: [greeting(addressee), ...parts],
    ending: {
      reason: often[digest.every],
      unsubscribe: at(mailedPath.emailUnsubscribe(link)),
      oneClick: at(mailedPath.oneClickUnsubscribe(link)),
      settings: at(urlFor.notificationSettings()),
    },
  })
}
