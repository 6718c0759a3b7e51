import { z } from 'zod'

const Entry = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
})
const WARNING = 40

/** An entry of a process's log; null for what is none. */
function entryOf(text: string) {
  try {
    return Entry.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Says a line of a child's log (`name: …`) as a person reads it: of entries in JSON only warnings and worse, of
 * everything else all.
 */
export function readable(line: string, say: (line: string) => void): void {
  const [, name, text = ''] = /^(\w+): (.*)$/.exec(line) ?? []
  const entry = entryOf(text)
  if (!entry) return say(line)
  const { level, msg, err } = entry
  if (level >= WARNING) say(`${name}: ${msg}${err ? ` (${err.message})` : ''}`)
}
