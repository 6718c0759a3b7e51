/** The longest texts that members may write, in characters. */
export const longest = { title: 200, body: 10_000, message: 10_000, question: 120 } as const

/**
 * Whether a text has nothing in it but tags and white space (spec §5: content counts as non-empty …). A tag ends
 * where the next begins: looking on from every `<` would take as long as the text's length squared.
 */
export const isBlank = (text: string): boolean => text.replaceAll(/<[^<>]*>|&nbsp;|[\s\p{Cf}]/gu, '') === ''

/** What is wrong with a text, as a sentence of spec §5; null when nothing is. */
export function textProblem(text: string, kind: keyof typeof longest): string | null {
  if (text.length > longest[kind]) return `Maximum length of ${longest[kind]} exceeded`
  if (!isBlank(text)) return null
  return kind === 'message' ? 'Please write a message to send' : 'This field is required'
}
