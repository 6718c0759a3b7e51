import { beginningOf } from '../../../services/rules/writing/cut.ts'

/** The beginning of a text as one line of at most `longest` UTF-16 units, cut as in `services/rules/writing/cut.ts`. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${beginningOf(line, longest - 1)}…`
}
