import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { awardsStreamOf } from '../commands/awards.ts'
import { isAwardStatus, awardStatuses } from '../rules/awards/awards.ts'
import { badgeLabels, givenRoles, isGivenRole, isPrimary, isSecondary } from '../rules/profiles/badges.ts'

/** A role, badge or award that a member got or lost. */
interface Given {
  id: string
  /** What changed, in words: 'Role: Moderator'. */
  words: string
  at: Date
  /** The acting member; null for the network itself. */
  by: MemberId | null
  /** Reason of the acting administrator; null if none was stated. */
  reason: string | null
}

const labelOf = (badge: string) => (isPrimary(badge) || isSecondary(badge) ? badgeLabels[badge] : badge)

/** The change that an event made, in words; null for other events. */
function wordsOf({ type, data }: RecordedEvent): string | null {
  switch (type) {
    case 'RoleChanged':
      return `Role: ${isGivenRole(data.role) ? givenRoles[data.role] : 'Spammer'}`
    case 'AnalystGranted':
      return 'Analyst access'
    case 'AnalystRevoked':
      return 'Analyst access revoked'
    case 'BadgeGiven':
      return `Badge: ${labelOf(data.badge)}`
    case 'BadgeTaken':
      return `Badge removed: ${labelOf(data.badge)}`
    case 'LegacyRoleGiven':
      return `Legacy role: ${data.legacyRole}`
    case 'LegacyRoleTaken':
      return 'Legacy role removed'
    case 'AwardGiven': {
      const status = isAwardStatus(data.status) ? awardStatuses[data.status] : data.status
      return `Award: ${isErased(data.name) ? 'removed' : data.name} ${data.year}, ${status}`
    }
    case 'AwardTaken':
      return 'Award removed'
    default:
      return null
  }
}

const MAX_EVENTS = 10_000

/** Roles, badges and awards that a member got or lost, latest first. */
export async function givenTo(log: Pick<Log, 'read'>, member: MemberId): Promise<Given[]> {
  const parts = await Promise.all(
    [streamOf(member), awardsStreamOf(member)].map((stream) => log.read(stream, { limit: MAX_EVENTS })),
  )
  return parts
    .flatMap((events) =>
      events.flatMap((event, index) => {
        const words = wordsOf(event)
        if (words === null) return []
        const next = events[index + 1]
        const { data } = next?.type === 'RoleExplained' || next?.type === 'AnalystExplained' ? next : event
        const reason =
          'reason' in data && typeof data.reason === 'string' && !isErased(data.reason) ? data.reason : null
        const { actor, occurredAt } = event.metadata
        return [
          {
            id: event.id,
            words,
            at: new Date(occurredAt),
            by: actor === 'system' ? null : actor,
            reason,
            position: event.position,
          },
        ]
      }),
    )
    .toSorted((one, other) => (one.position < other.position ? 1 : -1))
    .map(({ position: _, ...given }) => given)
}
