/** The longest texts that members may write, in characters. */
export const longest = { title: 200, body: 10_000, message: 10_000, question: 120, note: 1000 } as const

const unseen = String.raw`\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}`
/** Letters and a symbol that are drawn as nothing: fillers of Hangul, and Braille without dots. */
const hollow = String.raw`\u115f\u1160\u3164\uffa0\u2800`
const nothing = new RegExp(String.raw`<[^<>]*>|&nbsp;|[\s\p{Cf}${unseen}${hollow}]`, 'gu')
/** Line breaks, control characters, code points that are no characters, and what reorders the text around it. */
const unfit = new RegExp(String.raw`[${unseen}\u2028\u2029\u202a-\u202e\u2066-\u2069]`, 'gu')

/**
 * Whether a text has nothing in it but tags, white space and what nobody sees (spec §5: content counts as non-empty …).
 * A tag ends where the next begins: looking on from every `<` would take as long as the text's length squared.
 */
export const isBlank = (text: string): boolean => text.replaceAll(nothing, '') === ''

/** What is told where a title or a name is not one plain line. */
export const notPlain = 'Please remove line breaks and control characters'

/** Whether a title or a name is one line of characters that leave the text around it as it is. */
export const isPlainLine = (text: string): boolean => text.search(unfit) === -1

/** A title as one plain line: a space for each character that it must not have. */
export const plainLine = (text: string): string => text.replaceAll(unfit, ' ')

const lines: ReadonlySet<keyof typeof longest> = new Set(['title', 'question'])

/** What is wrong with a text, as a sentence of spec §5; null when nothing is. */
export function textProblem(text: string, kind: keyof typeof longest): string | null {
  if (text.length > longest[kind]) return `Maximum length of ${longest[kind]} exceeded`
  if (isBlank(text)) return kind === 'message' ? 'Please write a message to send' : 'This field is required'
  return lines.has(kind) && !isPlainLine(text) ? notPlain : null
}
