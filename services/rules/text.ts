import { lengthOfIds } from './marks/mentions.ts'

export const longest = { title: 200, body: 10_000, message: 10_000, question: 120, note: 1000 } as const

const invisible = String.raw`\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}`
/** Invisible characters that Unicode counts as letters or symbols: Hangul fillers, and Braille without dots. */
const hollow = String.raw`\u115f\u1160\u3164\uffa0\u2800`
const blankParts = new RegExp(String.raw`<[^<>]*>|&nbsp;|[\s\p{Cf}${invisible}${hollow}]`, 'gu')
/** Characters not allowed on one line: line breaks, control characters, noncharacters, bidirectional controls. */
const disallowed = new RegExp(String.raw`[${invisible}\u2028\u2029\u202a-\u202e\u2066-\u2069]`, 'gu')

/**
 * True if a text has no content (spec §5 Content counts as non-empty …). An unclosed tag ends where the next one
 * starts, because searching its end would otherwise take quadratic time.
 */
export const isBlank = (text: string): boolean => text.replaceAll(blankParts, '') === ''

export const notJustMentionMessage = 'Please include additional text or an image'

/** True if a text consists only of mentions of members, without an image (spec §5). */
export const isJustMention = (text: string): boolean =>
  !isBlank(text) &&
  !/<img\b/i.test(text) &&
  isBlank(
    text
      .replaceAll(/<(a|span)\b[^<>]*\bmention\b[^<>]*>[^<>]*<\/\1>/gi, '')
      .replaceAll(/(^|[\s>])@[\p{L}\p{M}\p{N}_.-]+/gu, '$1'),
  )

export const notPlainMessage = 'Please remove line breaks and control characters'

/** True if a text is a single line without characters that change the appearance of the text around it. */
export const isPlainLine = (text: string): boolean => text.search(disallowed) === -1

export const plainLine = (text: string): string => text.replaceAll(disallowed, ' ')

const singleLine: ReadonlySet<keyof typeof longest> = new Set(['title', 'question'])

/** Problem of a text as people typed it; null if it can be saved. A picture can stand for the words of a body. */
export function textProblem(text: string, kind: keyof typeof longest, hasPicture = false): string | null {
  // Ids of mentioned members, which stand for shorter names, do not count.
  const length = kind === 'body' ? text.length - lengthOfIds(text) : text.length
  if (length > longest[kind]) return `Maximum length of ${longest[kind]} exceeded`
  if (hasPicture && kind === 'body') return null
  if (isBlank(text)) return kind === 'message' ? 'Please write a message to send' : 'This field is required'
  if (kind === 'body' && isJustMention(text)) return notJustMentionMessage
  return singleLine.has(kind) && !isPlainLine(text) ? notPlainMessage : null
}
