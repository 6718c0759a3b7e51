import { z } from 'zod'

const Entry = z.looseObject({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
  error: z.string().optional(),
})
const WARNING = 40
/** Fields of every entry, and those that tell nothing beside the message. */
const unsaid = new Set(['level', 'msg', 'err', 'error', 'time', 'pid', 'hostname', 'name', 'reqId', 'times'])

function entryOf(text: string) {
  try {
    return Entry.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Prints a line of a process's output as `name: …`; of log entries in JSON, prints only warnings and errors. */
export function readable(line: string, say: (line: string) => void): void {
  const [, name, text = ''] = /^(\w+): (.*)$/.exec(line) ?? []
  const entry = entryOf(text)
  if (!entry) return say(line)
  const { level, msg, err, error = err?.message, ...fields } = entry
  if (level < WARNING) return
  const facts = Object.entries(fields).flatMap(([field, value]) =>
    unsaid.has(field) || (typeof value !== 'string' && typeof value !== 'number')
      ? []
      : [`${field}: ${value}`],
  )
  const details = [...(error ? [error] : []), ...facts].join('; ')
  say(`${name}: ${msg}${details && ` (${details})`}`)
}
