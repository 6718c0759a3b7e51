import { z } from 'zod'
import { ONE_LINE } from '../../../ui/drafts/drafts.ts'

/** Days for which unsaved input comes back. */
const KEPT_MS = 7 * 86_400_000

/** Fields of a form that differ from what is saved, each with what its form knows about who filled it in. */
const Changes = z.record(z.string(), z.object({ value: z.json(), isDirty: z.boolean() }))
export type Changes = z.output<typeof Changes>

const Kept = z.object({ at: z.number(), changes: Changes })

/** Key under which the browser keeps the unsaved input of a form about a place, such as a part of a community. */
export const keptKey = (place: string): string => `${ONE_LINE}settings-${place}`

/** Text to store for some changes, with what makes it half-written (`ui/drafts/half-written.ts`); '' for none. */
export function keptText(label: string, changes: Changes, at: number): string {
  const texts = Object.values(changes).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const text = texts.filter(Boolean).join(' · ') || 'Changed'
  return Object.keys(changes).length === 0 ? '' : JSON.stringify({ label, text, at, changes })
}

/** Changes of a stored text; none if it is old or damaged. */
export function keptChanges(stored: string, now: number): Changes {
  try {
    const { at, changes } = Kept.parse(JSON.parse(stored))
    return now - at < KEPT_MS ? changes : {}
  } catch {
    return {}
  }
}
