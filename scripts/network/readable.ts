import { z } from 'zod'

const Entry = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
})
const WARNING = 40

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
  const { level, msg, err } = entry
  if (level >= WARNING) say(`${name}: ${msg}${err ? ` (${err.message})` : ''}`)
}
