import pino, { type Logger } from 'pino'

/**
 * Opens the log of a process. Of errors it has name, code, message and stack only: Postgres puts values of rows,
 * and so what members wrote, into others of their fields.
 */
export const openLogger = (name: string, level: string): Logger =>
  pino(
    {
      name,
      level,
      serializers: { err: ({ name, code, message, stack }) => ({ type: name, code, message, stack }) },
    },
    // Asynchronous: a slow reader must not block the process. Remaining lines are written when it ends.
    pino.destination({ dest: 1, sync: false }),
  )
