import { alone, under, withoutReason, within } from '../../../events/testing/content.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, type Id, type Kind, type MemberId } from '../../../events/kinds.ts'
import type { SiteFlag } from '../../rules/sites/sites.ts'
import type { RoleId } from '../../rules/roles.ts'
import type { Intent } from '../frame/decider.ts'
import { conversationIdOf } from '../frame/ids.ts'
import type { History } from './spec.ts'
import { registered } from '../../../events/testing/members.ts'

const id = <K extends Kind>(kind: K, number: number): Id<K> =>
  `${kind}_01jd00000000000000000000${String(number).padStart(2, '0')}`

/** The members, items and site that the tests of commands share. */
export const ada = id('member', 1)
export const bo = id('member', 2)
export const cy = id('member', 3)
export const moderator = id('member', 4)
export const site = id('site', 1)
export const otherSite = id('site', 2)
export const thread = id('thread', 1)
export const otherThread = id('thread', 2)
export const comment = id('comment', 1)
export const reply = id('reply', 1)
export const message = id('message', 1)
export const conversation = conversationIdOf(ada, bo)

export const here: Omit<Intent, 'actor'> = {
  commandId: '0193a1b2-0000-7000-8000-000000000001',
  site,
  occurredAt: '2026-11-21T10:00:00.000Z',
  origin: 'live',
}

const memberStream = (member: MemberId, ...after: CatalogueEvent[]): History => ({
  stream: streamOf(member),
  events: [registered(member, 'Ada', 'ada'), ...after],
})

export const unverified = (member: MemberId): History => memberStream(member)

const verification = (member: MemberId): CatalogueEvent => ({
  type: 'MemberVerified',
  data: { member, by: 'email' },
})

export const verified = (member: MemberId): History => memberStream(member, verification(member))

export const withRole = (member: MemberId, role: RoleId): History =>
  memberStream(member, verification(member), { type: 'RoleChanged', data: { member, role } })

export const withGrant = (member: MemberId): History =>
  memberStream(member, verification(member), { type: 'AnalystGranted', data: { member } })

export const siteWith = (...flags: SiteFlag[]): History => ({
  stream: streamOf(site),
  events: flags.map((flag) => flagChanged(flag, true)),
})

export const flagChanged = (flag: SiteFlag, on: boolean): CatalogueEvent => ({
  type: 'SiteFlagChanged',
  data: { site, flag, on },
})

const title = 'Tired all day'
const body = 'Does anybody know this?'

/** Events that create Ada's thread, Bo's comment on it, and Cy's reply to the comment. */
export const threadCreated: CatalogueEvent = {
  type: 'ThreadCreated',
  data: { ...alone(thread), site, author: ada, title, body, slug: 'tired-all-day-000001' },
}
export const commentCreated: CatalogueEvent = {
  type: 'CommentCreated',
  data: { ...under(comment, thread), site, author: bo, body },
}
export const replyCreated: CatalogueEvent = {
  type: 'ReplyCreated',
  data: { ...under(reply, comment, thread), site, author: cy, body },
}

export const aPicture = {
  image: '0123456789abcdef0123456789abcdef',
  alt: 'My rash',
  color: '#336699',
  width: 800,
  height: 600,
}
/** Event of the picture of Ada's thread, Bo's comment or Cy's reply. */
export const pictureAttached = (item: typeof thread | typeof comment | typeof reply): CatalogueEvent => ({
  type: 'PictureAttached',
  data: {
    ...within(item, thread),
    author: { [thread]: ada, [comment]: bo, [reply]: cy }[item]!,
    ...aPicture,
  },
})

const by = id('member', 99)
export const deleted = (item: typeof thread | typeof comment | typeof reply): CatalogueEvent => ({
  type: 'ContentDeleted',
  data: { ...within(item, thread), by, seenRevision: 0, ...withoutReason },
})
export const spam = (item: typeof thread | typeof comment | typeof reply): CatalogueEvent => ({
  type: 'ContentMarkedAsSpam',
  data: { ...within(item, thread), by, seenRevision: 0, ...withoutReason },
})

export const aThread = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(thread),
  events: [threadCreated, ...after],
})
/** A thread of Cy on the same site. */
export const anotherThread = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(otherThread),
  events: [
    {
      type: 'ThreadCreated',
      data: { ...alone(otherThread), site, author: cy, title, body, slug: 'tired-02' },
    },
    ...after,
  ],
})
export const aComment = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(comment),
  events: [commentCreated, ...after],
})
export const aReply = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(reply),
  events: [replyCreated, ...after],
})
export const aMessage: History = {
  stream: streamOf(message),
  events: [
    { type: 'MessageSent', data: { message, conversation, sender: ada, receiver: bo, body: 'Hello Bo' } },
  ],
}
