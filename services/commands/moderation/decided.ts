import type { CatalogueEvent, EventName } from '../../../events/catalogue.ts'
import { isContentEdit } from '../../../events/content.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { decisionEvents, isDecision, type Verb } from '../../rules/decisions.ts'
import type { Picture } from '../../rules/images/sizes.ts'
import type { RoleId } from '../../rules/roles.ts'
import { profilePictures } from '../profile-pictures.ts'
import type { Facts } from '../frame/decider.ts'
import { contentFacts, type ContentFacts } from '../frame/content-facts.ts'
import { memberFacts, type MemberFacts } from '../frame/facts.ts'

/** Properties of an item that decisions change and undos restore. */
export type Lasting = Pick<
  ContentFacts,
  'state' | 'locked' | 'category' | 'pinned' | 'mergedInto' | 'picture'
>

/** A decision that is not undone, with the states that an undo restores. */
export interface Standing extends Lasting {
  revision: number
  verb: Verb
  by: MemberId
  role: RoleId
  avatar: Picture | null
  /** Null without an appeal of the author. */
  appeal: 'open' | 'answered' | null
}

/** State of content, a message or a member on which moderators decide. */
export interface Decided {
  content: ContentFacts
  member: MemberFacts
  /** Author of the content, sender of the message, or the member; null if nothing has this id. */
  author: MemberId | null
  /** Revision of the last change of what moderators see: a text, its withdrawal, or a decision. */
  changed: number
  standing: readonly Standing[]
  /** Revision of the last change of the member's role; -1 if there is none. */
  roleChanged: number
  /** Picture of the member's profile; null if there is none, or if it is erased. */
  avatar: Picture | null
  /** Revision of the last change of that picture; -1 if there is none. */
  avatarChanged: number
}

/** Sender of a message, or the member; null for other events. */
function subjectIn(event: CatalogueEvent): MemberId | null {
  if (event.type === 'MessageSent') return event.data.sender
  return event.type === 'MemberRegistered' ? event.data.member : null
}

const changes = new Set<EventName>([
  'ContentWithdrawn',
  'ContentRestored',
  'DecisionUndone',
  'PictureAttached',
  'PostPublished',
  'MessageEdited',
  'MessageDeleted',
])

/** Decisions with the appeal that an event makes or answers. */
function appealed(standing: readonly Standing[], event: CatalogueEvent): readonly Standing[] {
  if (event.type !== 'DecisionAppealed' && event.type !== 'AppealAnswered') return standing
  const appeal = event.type === 'DecisionAppealed' ? 'open' : 'answered'
  return standing.map((one) => (one.revision === event.data.decision ? { ...one, appeal } : one))
}

export const decidedFacts: Facts<Decided> = {
  initialState: {
    content: contentFacts.initialState,
    member: memberFacts.initialState,
    author: null,
    changed: 0,
    standing: [],
    roleChanged: -1,
    avatar: null,
    avatarChanged: -1,
  },
  evolve(before, event) {
    const revision = before.content.length
    const isChange = isDecision(event) || isContentEdit(event) || changes.has(event.type)
    const undone = event.type === 'DecisionUndone' ? event.data.decision : null
    const { state, locked, category, pinned, mergedInto, picture } = before.content
    const avatar = profilePictures.evolve(before.avatar, event)
    const { role } = before.member
    const content = contentFacts.evolve(before.content, event)
    return {
      content,
      member: memberFacts.evolve(before.member, event),
      author: before.author ?? content.author ?? subjectIn(event),
      changed: isChange ? revision : before.changed,
      standing: isDecision(event)
        ? [
            ...before.standing,
            {
              revision,
              verb: decisionEvents[event.type],
              by: event.data.by,
              state,
              locked,
              category,
              pinned,
              mergedInto,
              picture,
              role,
              avatar,
              appeal: null,
            },
          ]
        : appealed(
            before.standing.filter((decision) => decision.revision !== undone),
            event,
          ),
      roleChanged: event.type === 'RoleChanged' ? revision : before.roleChanged,
      avatar,
      avatarChanged: avatar === before.avatar ? before.avatarChanged : revision,
    }
  },
}
