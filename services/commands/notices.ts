import type { CatalogueEvent } from '../../events/catalogue.ts'
import {
  subjectOf,
  type ContentId,
  type ConversationId,
  type MemberId,
  type StreamName,
  type ThreadId,
} from '../../events/kinds.ts'
import { refusal, type Action } from '../rules/authorise.ts'
import {
  channelsOf,
  type DigestTime,
  type NoticeChannels,
  type NoticeChoices,
  type NoticeKind,
} from '../rules/notices/notices.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, never, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'
import { itemNeed } from './frame/visible.ts'

export type NoticePlace = ContentId | MemberId | ConversationId

/** `place` null means all places; `through` (ISO 8601) is the time of the newest notice that the member saw. */
export type NoticeCommand =
  | { name: 'readNotices'; place: NoticePlace | null; through: string }
  | ({ name: 'chooseChannels'; kind: NoticeKind } & NoticeChannels)
  | ({ name: 'chooseDigestTime' } & DigestTime)
  | { name: 'silence' | 'unsilence'; source: ThreadId | MemberId }
  | { name: 'followThread' | 'unfollowThread'; thread: ThreadId }

interface State {
  through: string
  choices: NoticeChoices
  isSilenced: boolean
  /** Null if the member has never decided, and follows only what was merged with a thread of theirs. */
  isFollowing: boolean | null
}

const actions: Record<NoticeCommand['name'], Action> = {
  readNotices: 'markRead',
  chooseChannels: 'chooseNotices',
  chooseDigestTime: 'chooseNotices',
  silence: 'chooseNotices',
  unsilence: 'chooseNotices',
  followThread: 'follow',
  unfollowThread: 'follow',
}

/** Stream of a command: one for each place, source or thread, and one for the member's choices. */
function streamFor(command: NoticeCommand, member: MemberId): StreamName {
  if ('source' in command) return `noticing-${member}-${command.source}`
  if ('thread' in command) return `noticing-${member}-${command.thread}`
  return 'place' in command ? `noticing-${member}-${command.place ?? 'all'}` : `noticing-${member}`
}

/** Decider for what a member has seen of the notices, wants to hear of, and how (docs/decisions/notices.md). */
export const notices: Decider<State, NoticeCommand, { actor: Viewer; isVisible: boolean }> = {
  emits: {
    readNotices: ['NoticesRead'],
    chooseChannels: ['NoticeChannelsChosen'],
    chooseDigestTime: ['DigestTimeChosen'],
    silence: ['NoticesSilenced'],
    unsilence: ['NoticesUnsilenced'],
    followThread: ['ThreadFollowed'],
    unfollowThread: ['ThreadUnfollowed'],
  },
  initialState: { through: '', choices: {}, isSilenced: false, isFollowing: null },
  evolve(state, event) {
    switch (event.type) {
      case 'NoticesRead':
        return { ...state, through: event.data.through }
      case 'NoticeChannelsChosen': {
        const { kind, onSite, mail, push } = event.data
        return { ...state, choices: { ...state.choices, [kind]: { onSite, mail, push } } }
      }
      case 'NoticesSilenced':
      case 'NoticesUnsilenced':
        return { ...state, isSilenced: event.type === 'NoticesSilenced' }
      case 'ThreadFollowed':
      case 'ThreadUnfollowed':
        return { ...state, isFollowing: event.type === 'ThreadFollowed' }
      default:
        return state
    }
  },
  stream: (command, intent) => streamFor(command, actingMember(intent)),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    isVisible: async (fold) =>
      !('thread' in command) || (await itemNeed(command.thread, intent)(fold)).visible,
  }),
  creates: ({ name }) => name === 'followThread' || name === 'silence',
  decide(state, command, { actor, isVisible }, intent): CatalogueEvent[] | Rejected {
    const refused = refusal(actions[command.name], actor)
    if (refused) return new Rejected(refused)
    const member = actingMember(intent)
    switch (command.name) {
      case 'readNotices': {
        const { place, through } = command
        if (through <= state.through) return []
        return [{ type: 'NoticesRead', data: { member, place: place && subjectOf(place), through } }]
      }
      case 'chooseChannels': {
        const { kind, onSite, mail, push } = command
        const before = channelsOf(kind, state.choices)
        if (before.onSite === onSite && before.mail === mail && before.push === push) return []
        return [{ type: 'NoticeChannelsChosen', data: { member, kind, onSite, mail, push } }]
      }
      case 'chooseDigestTime': {
        const { hour, weekday, zone } = command
        return [{ type: 'DigestTimeChosen', data: { member, hour, weekday, zone } }]
      }
      case 'silence':
      case 'unsilence': {
        const { source } = command
        if (source === member) return reject('INVALID', 'You hear nothing of what you do yourself')
        if (state.isSilenced === (command.name === 'silence')) return []
        const data = { member, source: subjectOf(source) }
        return [{ type: command.name === 'silence' ? 'NoticesSilenced' : 'NoticesUnsilenced', data }]
      }
      case 'followThread':
      case 'unfollowThread': {
        if (!isVisible && state.isFollowing !== true) return reject('NOT_FOUND', 'The thread was not found')
        if (state.isFollowing === (command.name === 'followThread')) return []
        const data = { member, thread: subjectOf(command.thread) }
        return [{ type: command.name === 'followThread' ? 'ThreadFollowed' : 'ThreadUnfollowed', data }]
      }
      default:
        return never(command)
    }
  },
}
