import pino, { type Logger } from 'pino'

/**
 * Opens the log of a process. Of an error, only name, code, message and stack are logged, because other fields of
 * Postgres errors contain values of rows, such as texts of members.
 */
export const openLogger = (name: string, level: string): Logger =>
  pino(
    {
      name,
      level,
      serializers: { err: ({ name, code, message, stack }) => ({ type: name, code, message, stack }) },
    },
    // Lines are written asynchronously, so that a slow output does not block the process; the rest is written when it
    // ends.
    pino.destination({ dest: 1, sync: false }),
  )
