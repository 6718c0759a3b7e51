import { isPrimary } from '../../rules/profiles/badges.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { text } from '../../../projections/batch.ts'
import type { ErasureRow, MemberRow } from '../reads.ts'

/** Members, their follows and erasures as simple in-memory code, with which tests compare the tables. */
export function openMemberMemory() {
  const members = new Map<string, MemberRow>()
  /** Members who had a slug; the last one took it most recently. */
  const slugs: { slug: string; member: MemberId }[] = []
  const erased = new Set<MemberId>()
  const erasures = new Map<MemberId, ErasureRow>()
  const lapses = new Map<MemberId, Date>()
  const follows = new Set<string>()

  const erasure = (member: MemberId): ErasureRow => {
    const known = erasures.get(member)
    if (known) return known
    const none = { requestedAt: null, due: null, heldAt: null, heldBy: null, holdReason: null }
    erasures.set(member, { member, ...none })
    return erasures.get(member)!
  }

  const isSpammer = (member: MemberId) => members.get(member)?.role === 4

  /** Recounts follows, without those of spammers. */
  function countFollows() {
    for (const member of members.values()) Object.assign(member, { followers: 0, following: 0 })
    for (const pair of follows) {
      const [follower, followed] = pair.split(' ') as [MemberId, MemberId]
      if (isSpammer(follower) || isSpammer(followed)) continue
      members.get(followed)!.followers++
      members.get(follower)!.following++
    }
  }

  /** Removes all data of an erased member except the id. */
  function forget(member: MemberId) {
    erased.add(member)
    erasures.delete(member)
    lapses.delete(member)
    Object.assign(members.get(member)!, {
      username: null,
      slug: null,
      firstName: null,
      lastName: null,
      email: null,
      wantedEmail: null,
      primaryBadge: null,
      secondaryBadge: null,
      legacyRole: null,
      home: null,
      picture: null,
    })
    slugs.splice(0, slugs.length, ...slugs.filter((taken) => taken.member !== member))
    for (const pair of follows) if (pair.split(' ').includes(member)) follows.delete(pair)
    countFollows()
  }

  function applyMember(event: RecordedEvent): void {
    const { type, data } = event
    const at = new Date(event.metadata.occurredAt)
    switch (type) {
      case 'MemberRegistered':
        members.set(data.member, {
          id: data.member,
          username: text(data.username),
          slug: text(data.slug),
          firstName: text(data.firstName),
          lastName: text(data.lastName),
          email: text(data.email),
          wantedEmail: null,
          subscribed: false,
          refusesMail: false,
          role: 3,
          verified: false,
          analyst: false,
          audiences: {},
          home: event.metadata.site,
          picture: null,
          primaryBadge: null,
          secondaryBadge: null,
          legacyRole: null,
          registeredAt: at,
          followers: 0,
          following: 0,
        })
        slugs.push({ slug: String(text(data.slug)), member: data.member })
        if (data.lapsesAt !== null) lapses.set(data.member, new Date(data.lapsesAt))
        break
      case 'MemberVerified':
        lapses.delete(data.member)
        members.get(data.member)!.verified = true
        break
      case 'UsernameChanged':
        Object.assign(members.get(data.member)!, { username: text(data.username), slug: text(data.slug) })
        slugs.push({ slug: String(text(data.slug)), member: data.member })
        break
      case 'EmailChangeRequested':
        members.get(data.member)!.wantedEmail = text(data.email)
        break
      case 'EmailChangeCancelled':
        members.get(data.member)!.wantedEmail = null
        break
      case 'EmailChanged':
        Object.assign(members.get(data.member)!, { email: text(data.email), wantedEmail: null })
        break
      case 'NewslettersChosen':
        members.get(data.member)!.subscribed = data.subscribed
        break
      case 'MailChosen':
        members.get(data.member)!.refusesMail = !data.wanted
        break
      case 'FullNameChanged':
        Object.assign(members.get(data.member)!, {
          firstName: text(data.firstName),
          lastName: text(data.lastName),
        })
        break
      case 'PrivacySettingChanged': {
        if (data.setting === 'seen' || data.setting === 'typing') break
        const member = members.get(data.member)!
        member.audiences = { ...member.audiences, [data.setting]: data.audience }
        break
      }
      case 'ProfilePictureChanged': {
        const { image, alt, color } = data
        const picture = { image: String(text(image)), alt: text(alt), color: String(text(color)) }
        Object.assign(members.get(data.member)!, { picture: text(image) === null ? null : picture })
        break
      }
      case 'ProfilePictureRemoved':
        members.get(data.member)!.picture = null
        break
      case 'BadgeGiven':
      case 'BadgeTaken': {
        const rank = isPrimary(data.badge) ? 'primaryBadge' : 'secondaryBadge'
        Object.assign(members.get(data.member)!, { [rank]: type === 'BadgeGiven' ? data.badge : null })
        break
      }
      case 'LegacyRoleGiven':
        Object.assign(members.get(data.member)!, { legacyRole: data.legacyRole })
        break
      case 'LegacyRoleTaken':
        members.get(data.member)!.legacyRole = null
        break
      case 'AnalystGranted':
      case 'AnalystRevoked':
        members.get(data.member)!.analyst = type === 'AnalystGranted'
        break
      case 'RoleChanged':
        members.get(data.member)!.role = data.role
        countFollows()
        break
      case 'ErasureRequested':
        Object.assign(erasure(data.member), { requestedAt: at, due: new Date(data.due) })
        break
      case 'ErasureCancelled':
        Object.assign(erasure(data.member), { requestedAt: null, due: null })
        break
      case 'ErasureHeld':
        Object.assign(erasure(data.member), { heldAt: at, heldBy: data.by, holdReason: text(data.reason) })
        break
      case 'ErasureReleased':
        Object.assign(erasure(data.member), { heldAt: null, heldBy: null, holdReason: null })
        break
      case 'MemberFollowed':
      case 'MemberUnfollowed': {
        if (erased.has(data.followed) || erased.has(data.follower)) break
        follows[type === 'MemberFollowed' ? 'add' : 'delete'](`${data.follower} ${data.followed}`)
        countFollows()
        break
      }
      case 'MemberErased':
        forget(data.member)
        break
    }
  }

  return { members, slugs, erased, erasures, lapses, follows, isSpammer, applyMember }
}
