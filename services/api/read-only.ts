import type { Dispatch } from '../commands/decider.ts'
import type { Maintenance, MaintenanceWatch } from '../operational/maintenance.ts'
import { Problem } from './problem.ts'

/** In how many seconds who was refused may try again. */
export const RETRY_AFTER = 30

/** What members are told when they cannot write. */
export const readOnlySentence = ({ message }: Pick<Maintenance, 'message'>): string =>
  ['We are doing maintenance: everything can be read, nothing can be changed for a while.', message]
    .filter(Boolean)
    .join(' ')

type Current = Pick<MaintenanceWatch, 'current'>

/** A dispatch that turns every command down while the network is read-only. */
export const dispatchUnlessReadOnly =
  (dispatch: Dispatch, { current }: Current): Dispatch =>
  async (...command) => {
    const maintenance = current()
    if (!maintenance) return dispatch(...command)
    return { ok: false, rejection: { code: 'READ_ONLY', message: readOnlySentence(maintenance) } }
  }

/** The `preHandler` of a REST call that writes to the log: 503 while the network is read-only. */
export const refuseReadOnly =
  ({ current }: Current) =>
  async (): Promise<void> => {
    const maintenance = current()
    if (maintenance) throw new Problem(503, 'READ_ONLY', readOnlySentence(maintenance), RETRY_AFTER)
  }
