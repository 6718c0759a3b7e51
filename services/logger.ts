import pino, { type Logger } from 'pino'

/**
 * Opens the log of a process. Of errors it logs only name, code, message and stack, as Postgres puts values of rows,
 * and so members' texts, into other fields of its errors.
 */
export const openLogger = (name: string, level: string): Logger =>
  pino(
    {
      name,
      level,
      serializers: { err: ({ name, code, message, stack }) => ({ type: name, code, message, stack }) },
    },
    // Writes asynchronously, so that a slow reader does not block the process. Remaining lines are written when the
    // process ends.
    pino.destination({ dest: 1, sync: false }),
  )
