import { about, alone, under, within } from '../../events/testing/content.ts'
import fc from 'fast-check'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { ContentId, Id, Kind, MemberId, MessageId, QuestionId, SiteId } from '../../events/kinds.ts'
import { subjectOf } from '../../events/kinds.ts'
import { ReactionKind } from '../../events/reactions.ts'
import { erase } from './afterwards.ts'

/** The n-th id of a kind. */
export const idOf = <K extends Kind>(kind: K, n: number): Id<K> => `${kind}_${String(n).padStart(26, '0')}`

const MEMBERS = 4
export const site: SiteId = idOf('site', 0)
export const members: readonly MemberId[] = Array.from({ length: MEMBERS }, (_, n) => idOf('member', n))

/** A step of a random history: the action, and numbers that pick its arguments. */
export interface Step {
  what: (typeof happenings)[number]
  by: number
  n: number
  late: number
}

const happenings = [
  'thread',
  'comment',
  'comment',
  'reply',
  'reply',
  'editThread',
  'editComment',
  'editReply',
  'decide',
  'withdraw',
  'withdraw',
  'role',
  'verify',
  'rename',
  'rename',
  'flag',
  'flag',
  'withdrawFlag',
  'dismiss',
  'follow',
  'unfollow',
  'react',
  'react',
  'unreact',
  'start',
  'message',
  'message',
  'message',
  'message',
  'read',
  'read',
  'archive',
  'unarchive',
  'block',
  'unblock',
  'allow',
  'decline',
  'siteFlag',
  'site',
  'site',
  'site',
  'purge',
  'wish',
  'hold',
  'erase',
  'erase',
  'grant',
  'ask',
  'ask',
  'keepQuestion',
  'dropQuestion',
] as const

export const step = fc.record({
  what: fc.constantFrom(...happenings),
  by: fc.nat(MEMBERS - 1),
  n: fc.nat(5),
  late: fc.integer({ min: -3000, max: 3000 }),
})

/** State of a random history, as far as later steps depend on it. */
export class World {
  readonly made = new Map<string, MemberId>()
  readonly parents = new Map<string, ContentId>()
  readonly started = new Map<string, [MemberId, MemberId]>()
  readonly slugs = new Map(members.map((member, n) => [`m${n}`, member]))
  /** Members whose keys are destroyed: their later texts are unreadable. */
  readonly erased = new Set<MemberId>()
  /** Members with a MemberErased event. */
  readonly forgotten = new Set<MemberId>()
  readonly asked = new Set<QuestionId>()
  readonly purged = new Set<ContentId>()
  readonly messages: { id: MessageId; conversation: string }[] = []

  /** Event of a step; null if it is impossible now. */
  event(step: Step): CatalogueEvent | null {
    const event = this.happened(step)
    return event && erase(event, this.erased)
  }

  private happened({ what, by: who, n }: Step): CatalogueEvent | null {
    const by = members[who]!
    const other = members[(who + 1 + (n % (MEMBERS - 1))) % MEMBERS]!
    const [thread, comment, reply] = [idOf('thread', n % 3), idOf('comment', n), idOf('reply', n)]
    const items = [thread, comment, reply]
    const item = items[(who + n) % 3]!
    const above = { thread: idOf('thread', (n + 1) % 3), comment: idOf('comment', (n + 1) % 6) }
    const body = `${what} ${who} ${n}`
    switch (what) {
      case 'thread':
        if (this.made.has(thread)) return null
        this.made.set(thread, by)
        return {
          type: 'ThreadCreated',
          data: { ...alone(thread), site, author: by, title: body, body, slug: `slug-${n % 3}` },
        }
      case 'comment':
        if (this.made.has(comment) || !this.made.has(above.thread)) return null
        this.made.set(comment, by)
        this.parents.set(comment, above.thread)
        return {
          type: 'CommentCreated',
          data: { ...under(comment, above.thread), site, author: by, body },
        }
      case 'reply': {
        if (this.made.has(reply) || !this.made.has(above.comment)) return null
        this.made.set(reply, by)
        const root = this.rootOf(above.comment)
        this.parents.set(reply, above.comment)
        return {
          type: 'ReplyCreated',
          data: { ...under(reply, above.comment, root), site, author: by, body },
        }
      }
      case 'editThread':
        if (!this.made.has(thread)) return null
        return {
          type: 'ThreadEdited',
          data: {
            ...about(thread),
            author: this.made.get(thread)!,
            title: `new ${body}`,
            body: `new ${body}`,
          },
        }
      case 'editComment':
        if (!this.made.has(comment)) return null
        return {
          type: 'CommentEdited',
          data: {
            ...within(comment, this.rootOf(comment)),
            author: this.made.get(comment)!,
            body: `new ${body}`,
          },
        }
      case 'editReply':
        if (!this.made.has(reply)) return null
        return {
          type: 'ReplyEdited',
          data: {
            ...within(reply, this.rootOf(reply)),
            author: this.made.get(reply)!,
            body: `new ${body}`,
          },
        }
      case 'decide': {
        if (!this.made.has(item)) return null
        const data = { ...within(item, this.rootOf(item)), by, seenRevision: 0 }
        return { type: n % 2 ? 'ContentDeleted' : 'ContentMarkedAsSpam', data }
      }
      case 'withdraw': {
        if (!this.made.has(item)) return null
        const data = { subject: subjectOf(item), author: this.made.get(item)! }
        return n % 3
          ? { type: 'ContentWithdrawn', data: { ...data, restorableUntil: '2026-01-01T01:00:00.000Z' } }
          : { type: 'ContentRestored', data }
      }
      case 'role':
        return { type: 'RoleChanged', data: { member: by, role: n % 2 ? 4 : n === 0 ? 2 : 3 } }
      case 'verify':
        return { type: 'MemberVerified', data: { member: by, by: 'email' } }
      case 'rename': {
        // One of the five is always free; later ones were used by others before.
        const slug = [0, 1, 2, 3, 4].map((n) => `m${n}`).find((slug) => !this.slugs.has(slug))
        if (!slug || this.erased.has(by)) return null
        for (const [held, member] of this.slugs) if (member === by) this.slugs.delete(held)
        this.slugs.set(slug, by)
        const username = `${slug} of ${who}`
        return { type: 'UsernameChanged', data: { member: by, username, slug, renamingFrom: null } }
      }
      case 'wish':
        if (this.erased.has(by)) return null
        return n % 2
          ? { type: 'ErasureRequested', data: { member: by, due: `2026-02-0${n}T10:00:00.000Z` } }
          : { type: 'ErasureCancelled', data: { member: by } }
      case 'hold':
        if (this.erased.has(by)) return null
        return n % 2
          ? { type: 'ErasureHeld', data: { member: by, by: other, reason: body } }
          : { type: 'ErasureReleased', data: { member: by, by: other } }
      case 'erase':
        if (this.forgotten.has(by)) return null
        if (this.erased.has(by)) {
          this.forgotten.add(by)
          return { type: 'MemberErased', data: { member: by } }
        }
        this.erased.add(by)
        for (const [held, member] of this.slugs) if (member === by) this.slugs.delete(held)
        return { type: 'ErasureBegun', data: { member: by } }
      case 'purge': {
        if (!this.made.has(item) || this.purged.has(item) || n > 2) return null
        this.purged.add(item)
        const data = { ...within(item, this.rootOf(item)), by, seenRevision: 0 }
        const author = this.made.get(item)!
        return { type: 'ContentPurged', data: { ...data, author, site, reason: 'abuse' } }
      }
      case 'flag':
        if (!this.made.has(item) || this.made.has(`flag ${item} ${by}`)) return null
        this.made.set(`flag ${item} ${by}`, by)
        return {
          type: 'ContentFlagged',
          data: {
            subject: subjectOf(item),
            flagger: by,
            author: n === 0 ? null : this.made.get(item)!,
            reason: n % 2 ? 'spam' : null,
            note: n > 2 ? body : null,
          },
        }
      case 'withdrawFlag':
        if (!this.made.delete(`flag ${item} ${by}`)) return null
        return { type: 'FlagWithdrawn', data: { subject: subjectOf(item), flagger: by } }
      case 'dismiss':
        if (!this.made.has(item)) return null
        return { type: 'FlagsDismissed', data: { subject: subjectOf(item), by } }
      case 'follow':
      case 'unfollow': {
        const key = `follow ${by} ${other}`
        if (this.made.has(key) === (what === 'follow')) return null
        if (what === 'follow') this.made.set(key, by)
        else this.made.delete(key)
        return {
          type: what === 'follow' ? 'MemberFollowed' : 'MemberUnfollowed',
          data: { follower: by, followed: other },
        }
      }
      case 'react':
        return {
          type: 'ReactionChosen',
          data: { subject: subjectOf(item), member: by, kind: ReactionKind.options[n % 5]! },
        }
      case 'unreact':
        return { type: 'ReactionRemoved', data: { subject: subjectOf(item), member: by } }
      case 'grant':
        return { type: n % 2 ? 'AnalystGranted' : 'AnalystRevoked', data: { member: by } }
      case 'ask':
      case 'keepQuestion':
      case 'dropQuestion':
        return this.question(what, { question: idOf('question', who * 6 + n), analyst: by })
      case 'siteFlag': {
        const flag = ['Forums', 'Comments', 'crisis_response_banner'][who % 3]!
        return { type: 'SiteFlagChanged', data: { site, flag, on: n > 2 } }
      }
      case 'site':
        return siteEvent(who * 6 + n)
      default:
        return this.messaging(what, by, other, n)
    }
  }

  private question(
    what: 'ask' | 'keepQuestion' | 'dropQuestion',
    data: { question: QuestionId; analyst: MemberId },
  ): CatalogueEvent | null {
    const { question, analyst } = data
    if (what !== 'ask') {
      if (this.made.get(question) !== analyst) return null
      if (what === 'dropQuestion') this.made.delete(question)
      return { type: what === 'dropQuestion' ? 'QuestionDropped' : 'QuestionKept', data }
    }
    if (this.asked.has(question)) return null
    this.asked.add(question)
    this.made.set(question, analyst)
    const open = { sites: [], reactions: [], origins: [], from: null, to: null }
    const spec = { events: ['ReactionChosen'], groupBy: ['week' as const], measure: 'events' as const }
    return { type: 'QuestionAsked', data: { ...data, title: `What of ${question}`, ...open, ...spec } }
  }

  private messaging(what: Step['what'], by: MemberId, other: MemberId, n: number): CatalogueEvent | null {
    const [a, b] = [by, other].toSorted().map((id) => members.indexOf(id))
    const conversation = idOf('conversation', a! * MEMBERS + b!)
    const data = { conversation, by, other }
    if (what === 'block') return { type: 'MemberBlocked', data }
    if (what === 'unblock') return { type: 'MemberUnblocked', data }
    const pair = this.started.get(conversation)
    if (what === 'start') {
      if (pair) return null
      this.started.set(conversation, [by, other])
      return { type: 'ConversationStarted', data: { conversation, starter: by, receiver: other } }
    }
    if (!pair) return null
    switch (what) {
      case 'message': {
        const message = idOf('message', this.messages.length)
        this.messages.push({ id: message, conversation })
        const body = n === 0 ? { erased: true as const } : `message ${this.messages.length}\0\ud800`
        return { type: 'MessageSent', data: { message, conversation, sender: by, receiver: other, body } }
      }
      case 'read': {
        const mine = this.messages.filter((message) => message.conversation === conversation)
        const through = mine.at(-1 - (n % 3))?.id
        return through ? { type: 'ConversationRead', data: { conversation, reader: by, through } } : null
      }
      case 'archive':
        return { type: 'ConversationArchived', data }
      case 'unarchive':
        return { type: 'ConversationUnarchived', data }
      case 'allow':
        return pair[1] === by ? { type: 'ConversationAllowed', data } : null
      case 'decline':
        return pair[1] === by ? { type: 'ConversationDeclined', data } : null
      default:
        return null
    }
  }

  private rootOf(id: ContentId): ContentId {
    const parent = this.parents.get(id)
    return parent ? this.rootOf(parent) : id
  }
}

const otherSite: SiteId = idOf('site', 1)

/** An event of a site, by a number up to 23. */
function siteEvent(n: number): CatalogueEvent {
  const of = { site: n % 5 ? site : otherSite }
  const word = `${n}\0\ud800`
  const events: readonly CatalogueEvent[] = [
    { type: 'SiteRenamed', data: { ...of, name: word } },
    { type: 'SiteDescribed', data: { ...of, description: word } },
    { type: 'SiteHostChosen', data: { ...of, host: word } },
    { type: 'SiteParentChosen', data: { ...of, parent: n > 12 ? otherSite : null } },
    { type: 'SiteAccentChosen', data: { ...of, accent: word } },
    { type: 'SiteLogoChosen', data: { ...of, logo: n > 12 ? word : null } },
    { type: 'SiteSettingChanged', data: { ...of, setting: 'meta', value: n > 12 ? null : { title: word } } },
    {
      type: 'SiteSettingChanged',
      data: { ...of, setting: 'crisis_response_banner', value: n > 12 ? null : { enabled: true, [word]: n } },
    },
    { type: 'SiteMenuArranged', data: { ...of, items: [{ title: word }] } },
    { type: 'SiteHomepageArranged', data: { ...of, sections: [word, null] } },
    n > 12
      ? { type: 'SiteRedirectRemoved', data: { ...of, path: '/a' } }
      : { type: 'SiteRedirectAdded', data: { ...of, path: '/a', redirect: word } },
    n > 12
      ? { type: 'CategoryRemoved', data: { ...of, slug: 'sleep' } }
      : {
          type: 'CategoryAdded',
          data: { ...of, slug: 'sleep', name: word, hasPost: true, indexType: 'posts' },
        },
  ]
  return events[n % events.length]!
}
