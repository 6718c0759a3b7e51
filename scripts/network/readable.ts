import { z } from 'zod'

const Entry = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
})
const WARNING = 40

/**
 * Says a line of a child's log (`name: …`) as a person reads it: of entries in JSON only warnings and worse, of
 * everything else all.
 */
export function readable(line: string, say: (line: string) => void): void {
  const [, name, text] = /^(\w+): (.*)$/.exec(line) ?? []
  if (!text?.startsWith('{')) return say(line)
  const entry = Entry.safeParse(JSON.parse(text))
  if (!entry.success) return say(line)
  const { level, msg, err } = entry.data
  if (level >= WARNING) say(`${name}: ${msg}${err ? ` (${err.message})` : ''}`)
}
