import { isCreation, isEdit } from '../../../events/content.ts'
import { isErased, type Erased } from '../../../events/define.ts'
import { ContentId } from '../../../events/ids.ts'
import { isPrimary } from '../../rules/profiles/badges.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { decisionEvents, verbRow } from '../../rules/decisions.ts'
import { shownOn } from '../../rules/forums/merges.ts'
import { stateOncePosted } from '../../rules/visibility.ts'
import type { ConversationId, FlaggableId, MemberId, SiteId } from '../../../events/kinds.ts'
import { text } from '../../../projections/batch.ts'
import { cursorOf } from '../../../projections/page.ts'
import type { Report } from '../../../projections/flags/queries.ts'
import type { Change } from '../../../projections/projection.ts'
import type { ContentRow, ErasureRow, MemberRow, MessageRow } from '../reads.ts'
import { openSiteMemory } from './site-memory.ts'

interface Side {
  archived: boolean
  muted: boolean
  blocked: boolean
  read: number
}

export interface Talk {
  id: ConversationId
  starter: MemberId | null
  receiver: MemberId | null
  startedAt: Date
  accepted: boolean
  sides: Map<MemberId, Side>
  messages: MessageRow[]
}

const tagsOf = (tags: string[] | Erased | undefined) => (isErased(tags) ? [] : tags)

/** The API's read models as simple in-memory code, with whose results tests compare the tables. */
export function openMemory() {
  const { sites, siteDetails, applySite } = openSiteMemory()
  const members = new Map<string, MemberRow>()
  /** Members who had a slug; the last one took it most recently. */
  const slugs: { slug: string; member: MemberId }[] = []
  const erased = new Set<MemberId>()
  const erasures = new Map<MemberId, ErasureRow>()
  const lapses = new Map<MemberId, Date>()
  const follows = new Set<string>()
  const content = new Map<string, ContentRow>()
  /** Parent and root of each item when it was written. */
  const homes = new Map<string, Pick<ContentRow, 'parent' | 'root'>>()
  /** Merged threads, with the revision of the decision. */
  const merges = new Map<ContentId, { into: ContentId; by: number }>()
  const talks = new Map<string, Talk>()
  const messages = new Map<string, MessageRow>()
  const flags = new Map<
    FlaggableId,
    (Report & { author: MemberId | null; site: SiteId | null; position: bigint })[]
  >()
  const decisions = new Map<string, { revision: number; position: bigint }[]>()
  const purged = new Set<string>()
  /** Revision of the newest decision or undo by item. */
  const newest = new Map<string, number>()
  /** Members with the settings of their activity that are hidden from others. */
  const hidden = new Set<string>()

  const talk = (id: ConversationId): Talk => {
    const known = talks.get(id)
    if (known) return known
    const made = { id, starter: null, receiver: null, startedAt: new Date(0), accepted: false } as const
    talks.set(id, { ...made, sides: new Map(), messages: [] })
    return talks.get(id)!
  }
  const side = (id: ConversationId, member: MemberId): Side => {
    const { sides } = talk(id)
    const known = sides.get(member) ?? { archived: false, muted: false, blocked: false, read: 0 }
    sides.set(member, known)
    return known
  }

  const erasure = (member: MemberId): ErasureRow => {
    const known = erasures.get(member)
    if (known) return known
    const none = { requestedAt: null, due: null, heldAt: null, heldBy: null, holdReason: null }
    erasures.set(member, { member, ...none })
    return erasures.get(member)!
  }

  /** Puts each item under the thread whose page shows it, and updates the times of the last activity. */
  function settleRoots() {
    const into = new Map([...content.values()].map(({ id }) => [id, merges.get(id)?.into ?? null] as const))
    for (const row of content.values()) {
      const { parent, root } = homes.get(row.id)!
      const shown = shownOn(root, into)
      const above = parent === root ? shown : parent
      const aboveThread = shown === row.id ? null : shown
      Object.assign(row, {
        root: shown,
        parent: row.id === root ? aboveThread : above,
        lastActiveAt: row.insertedAt,
      })
    }
    for (const { root, insertedAt } of content.values()) {
      const row = content.get(root)
      if (row && insertedAt > row.lastActiveAt) row.lastActiveAt = insertedAt
    }
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

  /** Removes all data of an erased member except ids, and the places of the member's items in lists. */
  function forget(member: MemberId): Change[] {
    erased.add(member)
    for (const setting of ['seen', 'typing']) hidden.delete(`${member} ${setting}`)
    erasures.delete(member)
    lapses.delete(member)
    const nothing = {
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
    }
    Object.assign(members.get(member)!, nothing)
    slugs.splice(0, slugs.length, ...slugs.filter((taken) => taken.member !== member))
    for (const pair of follows) {
      const [follower, followed] = pair.split(' ') as [MemberId, MemberId]
      if (follower !== member && followed !== member) continue
      follows.delete(pair)
    }
    countFollows()
    const written = [...content.values()].filter(({ author }) => author === member)
    for (const row of written)
      Object.assign(row, {
        title: null,
        slug: null,
        body: null,
        tags: [],
        picture: null,
        pictureState: null,
      })
    for (const report of [...flags.values()].flat()) if (report.flagger === member) report.note = null
    const sent = [...messages.values()].filter(({ sender }) => sender === member)
    for (const row of sent) row.body = null
    return [
      { topic: `member:${member}`, id: member },
      ...written.map(({ id, root }) => ({ topic: `content:${root}` as const, id })),
      ...sent.map(({ id, conversation }) => ({ topic: `conversation:${conversation}` as const, id })),
    ]
  }

  function settle(
    id: string,
    revision: number,
    what: Partial<Pick<ContentRow, 'state' | 'locked' | 'category' | 'pinned' | 'pictureState'>>,
  ): Change[] {
    newest.set(id, revision)
    const row = content.get(id)
    if (!row) return []
    Object.assign(row, { ...what, revision })
    return [{ topic: `content:${row.root}`, id: row.id }]
  }

  /** Applies an event; returns the topics that it changed. */
  function apply(event: RecordedEvent): Change[] {
    const ofSite = applySite(event)
    if (ofSite) return ofSite
    const at = new Date(event.metadata.occurredAt)
    const { type, data } = event
    if (isCreation(event)) {
      const { subject, parent, root, site, author, body } = event.data
      const { title = null, slug = null } = 'title' in event.data ? event.data : {}
      content.set(subject.id, {
        id: subject.id,
        kind: subject.kind,
        site,
        author,
        authorIsSpammer: isSpammer(author),
        parent: parent?.id ?? null,
        root: root.id,
        title: text(title),
        slug: text(slug),
        body: text(body),
        state: stateOncePosted('visible', event.data),
        heldBy: event.data.heldBy ?? null,
        picture: null,
        pictureState: null,
        locked: false,
        pinned: false,
        category: ('category' in event.data && event.data.category) || null,
        tags: ('tags' in event.data && tagsOf(event.data.tags)) || [],
        withdrawn: false,
        insertedAt: at,
        editedAt: null,
        lastActiveAt: at,
        revision: 0,
        commentCount: 0,
        cursor: '',
      })
      homes.set(subject.id, { parent: parent?.id ?? null, root: root.id })
      settleRoots()
      return [{ topic: `content:${root.id}`, id: subject.id }]
    }
    if (isEdit(event)) {
      const { subject, root, body } = event.data
      const row = content.get(subject.id)
      if (!row) return []
      const state = stateOncePosted(row.state, event.data)
      const { heldBy = null } = event.data
      Object.assign(row, { body: text(body), state, heldBy, editedAt: at, revision: event.revision })
      if ('title' in event.data) row.title = text(event.data.title)
      if ('tags' in event.data) row.tags = tagsOf(event.data.tags) ?? row.tags
      return [{ topic: `content:${root.id}`, id: subject.id }]
    }
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
        return []
      case 'MemberVerified':
        lapses.delete(data.member)
        members.get(data.member)!.verified = true
        return [{ topic: `member:${data.member}`, id: data.member }]
      case 'UsernameChanged':
        Object.assign(members.get(data.member)!, { username: text(data.username), slug: text(data.slug) })
        slugs.push({ slug: String(text(data.slug)), member: data.member })
        return []
      case 'EmailChangeRequested':
        members.get(data.member)!.wantedEmail = text(data.email)
        return []
      case 'EmailChangeCancelled':
        members.get(data.member)!.wantedEmail = null
        return []
      case 'EmailChanged':
        Object.assign(members.get(data.member)!, { email: text(data.email), wantedEmail: null })
        return []
      case 'NewslettersChosen':
        members.get(data.member)!.subscribed = data.subscribed
        return []
      case 'MailChosen':
        members.get(data.member)!.refusesMail = !data.wanted
        return []
      case 'FullNameChanged':
        Object.assign(members.get(data.member)!, {
          firstName: text(data.firstName),
          lastName: text(data.lastName),
        })
        return []
      case 'PrivacySettingChanged':
        if (data.setting === 'seen' || data.setting === 'typing')
          hidden[data.audience === 'me' ? 'add' : 'delete'](`${data.member} ${data.setting}`)
        else {
          const member = members.get(data.member)!
          member.audiences = { ...member.audiences, [data.setting]: data.audience }
        }
        return []
      case 'ProfilePictureChanged': {
        const { image, alt, color } = data
        const picture = { image: String(text(image)), alt: text(alt), color: String(text(color)) }
        Object.assign(members.get(data.member)!, { picture: text(image) === null ? null : picture })
        return []
      }
      case 'ProfilePictureRemoved':
        members.get(data.member)!.picture = null
        return []
      case 'BadgeGiven':
      case 'BadgeTaken': {
        const rank = isPrimary(data.badge) ? 'primaryBadge' : 'secondaryBadge'
        Object.assign(members.get(data.member)!, { [rank]: type === 'BadgeGiven' ? data.badge : null })
        return []
      }
      case 'LegacyRoleGiven':
        Object.assign(members.get(data.member)!, { legacyRole: data.legacyRole })
        return []
      case 'LegacyRoleTaken':
        members.get(data.member)!.legacyRole = null
        return []
      case 'AnalystGranted':
      case 'AnalystRevoked':
        members.get(data.member)!.analyst = type === 'AnalystGranted'
        return [{ topic: `member:${data.member}`, id: data.member }]
      case 'RoleChanged':
        members.get(data.member)!.role = data.role
        for (const row of content.values())
          if (row.author === data.member) row.authorIsSpammer = data.role === 4
        countFollows()
        return [{ topic: `member:${data.member}`, id: data.member }]
      case 'ErasureRequested':
        Object.assign(erasure(data.member), { requestedAt: at, due: new Date(data.due) })
        return []
      case 'ErasureCancelled':
        Object.assign(erasure(data.member), { requestedAt: null, due: null })
        return []
      case 'ErasureHeld':
        Object.assign(erasure(data.member), { heldAt: at, heldBy: data.by, holdReason: text(data.reason) })
        return []
      case 'ErasureReleased':
        Object.assign(erasure(data.member), { heldAt: null, heldBy: null, holdReason: null })
        return []
      case 'MemberFollowed':
      case 'MemberUnfollowed': {
        if (erased.has(data.followed) || erased.has(data.follower)) return []
        follows[type === 'MemberFollowed' ? 'add' : 'delete'](`${data.follower} ${data.followed}`)
        countFollows()
        return []
      }
      case 'ContentFlagged':
      case 'FlagWithdrawn': {
        const { subject, flagger } = data
        const others = (flags.get(subject.id) ?? []).filter((report) => report.flagger !== flagger)
        const said = type === 'ContentFlagged' && {
          flagger,
          author: data.author,
          site: event.metadata.site,
          reason: data.reason,
          note: text(data.note),
          flaggedAt: at,
          position: event.position,
        }
        flags.set(subject.id, said ? [...others, said] : others)
        return []
      }
      case 'FlagsDismissed':
      case 'AuthorWarned':
      case 'ContentHidden':
      case 'ContentReinstated':
      case 'ContentLocked':
      case 'ContentPinned':
      case 'ContentMoved':
      case 'ContentMerged':
      case 'PictureAllowed':
      case 'PictureRemoved':
      case 'MemberPictureRemoved':
      case 'ContentMarkedAsSpam':
      case 'MemberMarkedAsSpam':
      case 'ContentDeleted': {
        const { id } = data.subject
        const { state, picture } = verbRow(decisionEvents[type])
        const { revision, position } = event
        // Allowing a picture closes no reports.
        if (type !== 'PictureAllowed')
          decisions.set(id, [...(decisions.get(id) ?? []), { revision, position }])
        if (type === 'ContentMerged' && content.has(id)) {
          merges.set(data.subject.id, { into: data.into.id, by: revision })
          settleRoots()
        }
        return settle(id, revision, {
          ...(state && { state }),
          ...(picture && { pictureState: content.get(id)?.picture ? picture : null }),
          ...(type === 'ContentLocked' && { locked: true }),
          ...(type === 'ContentPinned' && { pinned: true }),
          ...(type === 'ContentMoved' && { category: data.category }),
        })
      }
      case 'DecisionUndone': {
        const { id } = data.subject
        decisions.set(
          id,
          (decisions.get(id) ?? []).filter(({ revision }) => revision !== data.decision),
        )
        const { state, locked, category, pinned, picture } = data
        const thread = ContentId.safeParse(id).data
        if (thread && state && merges.get(thread)?.by === data.decision) {
          merges.delete(thread)
          settleRoots()
        }
        const left = {
          locked,
          category,
          ...(pinned !== undefined && { pinned }),
          ...(picture && content.get(id)?.picture && { pictureState: picture }),
        }
        return settle(id, event.revision, state ? { state, ...left } : {})
      }
      case 'PictureAttached': {
        const { subject, image, alt, color, width, height } = data
        const row = content.get(subject.id)
        if (!row) return []
        const file = text(image)
        const picture =
          file === null ? null : { image: file, alt: text(alt), color: text(color)!, width, height }
        Object.assign(row, { picture, pictureState: picture && 'waiting', revision: event.revision })
        return [{ topic: `content:${row.root}`, id: row.id }]
      }
      case 'ContentWithdrawn':
      case 'ContentRestored': {
        const row = content.get(data.subject.id)
        if (!row) return []
        Object.assign(row, { withdrawn: type === 'ContentWithdrawn', revision: event.revision })
        return [{ topic: `content:${row.root}`, id: row.id }]
      }
      case 'ContentPurged':
        purged.add(data.subject.id)
        decisions.delete(data.subject.id)
        newest.delete(data.subject.id)
        content.delete(data.subject.id)
        merges.delete(data.subject.id)
        settleRoots()
        return [{ topic: `content:${data.root.id}`, id: data.subject.id }]
      case 'MemberErased':
        return forget(data.member)
      case 'MessageSent': {
        const { message: id, conversation, sender, receiver } = data
        const row = {
          id,
          conversation,
          sender,
          receiver,
          body: text(data.body),
          sentAt: at,
          editedAt: null,
          cursor: cursorOf(event.position, id),
        }
        const isHidden = side(conversation, receiver).blocked
        const message = { ...row, hidden: isHidden }
        messages.set(id, message)
        const talked = talk(conversation)
        if (isHidden) return []
        talked.messages.push(message)
        if (sender === talked.receiver) talked.accepted = true
        side(conversation, sender).read = talked.messages.length
        side(conversation, receiver).archived = false
        return [
          { topic: `conversation:${conversation}`, id },
          { topic: `inbox:${sender}`, id: conversation },
          { topic: `inbox:${receiver}`, id: conversation },
        ]
      }
      case 'MessageEdited':
      case 'MessageDeleted': {
        const row = messages.get(data.message)
        if (row) row.body = 'body' in data ? text(data.body) : null
        if (row && type === 'MessageEdited') row.editedAt = at
        return [
          { topic: `conversation:${data.conversation}`, id: data.message },
          { topic: `inbox:${data.sender}`, id: data.conversation },
          { topic: `inbox:${data.receiver}`, id: data.conversation },
        ]
      }
      case 'ConversationRead': {
        const index = talk(data.conversation).messages.findIndex(({ id }) => id === data.through)
        const reader = side(data.conversation, data.reader)
        reader.read = Math.max(reader.read, index + 1)
        return [
          { topic: `inbox:${data.reader}`, id: data.conversation },
          { topic: `activity:${data.conversation}`, id: data.conversation },
        ]
      }
      case 'ConversationStarted':
        Object.assign(talk(data.conversation), { ...data, startedAt: at })
        side(data.conversation, data.starter)
        side(data.conversation, data.receiver)
        return []
      case 'ConversationAllowed':
        talk(data.conversation).accepted = true
        break
      case 'ConversationDeclined':
        Object.assign(side(data.conversation, data.by), { archived: true, blocked: true })
        break
      case 'ConversationArchived':
      case 'ConversationUnarchived':
        side(data.conversation, data.by).archived = type === 'ConversationArchived'
        break
      case 'ConversationMuted':
      case 'ConversationUnmuted':
        side(data.conversation, data.by).muted = type === 'ConversationMuted'
        break
      case 'MemberBlocked':
      case 'MemberUnblocked':
        side(data.conversation, data.by).blocked = type === 'MemberBlocked'
        break
      default:
        return []
    }
    if ('by' in data) side(data.conversation, data.other)
    return [data.by, data.other].map((member) => ({ topic: `inbox:${member}`, id: data.conversation }))
  }

  return {
    sites,
    siteDetails,
    members,
    slugs,
    erasures,
    lapses,
    follows,
    erased,
    content,
    homes,
    talks,
    messages,
    flags,
    decisions,
    purged,
    newest,
    hidden,
    isSpammer,
    apply,
  }
}
export type Memory = ReturnType<typeof openMemory>
