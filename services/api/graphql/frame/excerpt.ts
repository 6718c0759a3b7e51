import { cutAt } from '../../../rules/writing/cut.ts'

type Range = readonly [start: number, end: number]

/** Part of a text that either matches a search as a whole or does not contain a match. */
interface TextPart {
  text: string
  isMatch: boolean
}

const EXCERPT_LENGTH = 280
/** Characters of an excerpt before its first match. */
const LEAD_LENGTH = 80

/** Divides a text at the borders of its matches, which are in order and do not overlap. */
export function partsOf(text: string, matches: readonly Range[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const [start, end] of matches) {
    parts.push(
      { text: text.slice(at, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    )
    at = end
  }
  parts.push({ text: text.slice(at), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

/** The part of a text around its first match, cut between words, with its matches. */
export function excerptOf(text: string, matches: readonly Range[]): TextPart[] {
  const wanted = Math.max((matches[0]?.[0] ?? 0) - LEAD_LENGTH, 0)
  const cut = wanted === 0 ? 0 : cutAt(text, wanted)
  const start = cut + /^\s*/.exec(text.slice(cut))![0].length
  const end = Math.max(cutAt(text, start + EXCERPT_LENGTH), matches[0]?.[1] ?? 0)
  const last = start + EXCERPT_LENGTH >= text.length ? text.length : end
  const inside = matches
    .filter(([from, to]) => from >= start && to <= last)
    .map(([from, to]) => [from - start, to - start] as const)
  const parts = partsOf(text.slice(start, last).trimEnd(), inside)
  const plain = (text: string): TextPart => ({ text, isMatch: false })
  return [...(start > 0 ? [plain('… ')] : []), ...parts, ...(last < text.length ? [plain(' …')] : [])]
}
