import { beginningOf } from '../../../services/rules/writing/cut.ts'

/** Returns the beginning of a text as one line of at most `longest` characters, cut at the end of a word. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${beginningOf(line, longest - 1)}…`
}
