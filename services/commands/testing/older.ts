import type { Log } from '../../../events/log.ts'

/** A log whose events are 15 minutes older. */
export const olderBy15Minutes = (log: Log): Log => ({
  ...log,
  read: async (...read) =>
    (await log.read(...read)).map((event) => ({
      ...event,
      recordedAt: new Date(event.recordedAt.getTime() - 15 * 60_000),
    })),
})
