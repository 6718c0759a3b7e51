import type { Around } from '../commands/frame/tools.ts'
import type { Changes } from '../projector/live/changes.ts'
import type { Maintenance, MaintenanceWatch } from '../operational/maintenance.ts'
import { ProblemError } from './http/problem.ts'

/** Seconds after which a rejected client may retry. */
export const RETRY_AFTER = 30

/** Message for members while the network is read-only. */
export const readOnlySentence = ({ message }: Pick<Maintenance, 'message'>): string =>
  ["We're doing maintenance. You can read, but not post, until we're done.", message]
    .filter(Boolean)
    .join(' ')

type Current = Pick<MaintenanceWatch, 'current'>

/**
 * Wraps a dispatch to reject commands while the network is read-only. A new event at a position that the read models
 * had already passed shows that the log was truncated; this makes the network read-only too.
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

/** `preHandler` for REST routes that write to the log: responds 503 while the network is read-only. */
export const refuseReadOnly =
  ({ current }: Current) =>
  async (): Promise<void> => {
    const maintenance = current()
    if (maintenance) throw new ProblemError(503, 'READ_ONLY', readOnlySentence(maintenance), RETRY_AFTER)
  }
