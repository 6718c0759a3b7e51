import type { Around } from '../commands/frame/tools.ts'
import type { Changes } from '../projector/live/changes.ts'
import type { Maintenance, MaintenanceWatch } from '../operational/maintenance.ts'
import { ProblemError } from './http/problem.ts'

/** Number of seconds after which a client that was rejected may retry. */
export const RETRY_AFTER = 30

/** Message that members get while the network is read-only. */
export const readOnlySentence = ({ message }: Pick<Maintenance, 'message'>): string =>
  ["We're doing maintenance. You can read, but not post, until we're done.", message]
    .filter(Boolean)
    .join(' ')

type Current = Pick<MaintenanceWatch, 'current'>

/**
 * Wraps a dispatch so that commands are rejected while the network is read-only. If a new event gets a position that
 * the read models had already passed, the log was truncated; the network then becomes read-only too.
 */
export function unlessReadOnly(
  { current, look }: Pick<MaintenanceWatch, 'current' | 'look'>,
  { furthest }: Pick<Changes, 'furthest'>,
): Around {
  const refusal = () => {
    const maintenance = current()
    if (!maintenance) return null
    return { ok: false, rejection: { code: 'READ_ONLY', message: readOnlySentence(maintenance) } } as const
  }
  return (dispatch) =>
    async (...command) => {
      const refused = refusal()
      if (refused) return refused
      const known = furthest()
      const outcome = await dispatch(...command)
      if (!outcome.ok || outcome.isRepeated || outcome.position === null || outcome.position > known)
        return outcome
      await look()
      return refusal() ?? outcome
    }
}

/** `preHandler` of REST routes that write to the log: responds with status 503 while the network is read-only. */
export const refuseReadOnly =
  ({ current }: Current) =>
  async (): Promise<void> => {
    const maintenance = current()
    if (maintenance) throw new ProblemError(503, 'READ_ONLY', readOnlySentence(maintenance), RETRY_AFTER)
  }
