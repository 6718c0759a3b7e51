import { isRead, wordless } from '../sections/read-fields.ts'
import { ContentSection } from '../sections/sections.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** Words of HTML that is sanitised, on one line, with `between` in the place of each tag. */
export const wordsOf = (html: string, between = ' '): string =>
  html
    // The end of the text also ends a match, so that signs without a second one are not looked for again and again.
    .replaceAll(/<[^>]*(?:>|$)/g, (tag) => (tag.endsWith('>') ? between : tag))
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return isRead(name, value) ? [wordsOf(value)] : []
  if (typeof value !== 'object' || value === null || wordless.test(name)) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, key))
}

/**
 * Words of the sections of an item that everybody may read, a line each. Sections for members only are left out, as the
 * result is searched and shown without asking who reads.
 */
export function plainText(sections: readonly unknown[]): string {
  const open = sections.flatMap((one) => {
    const { data } = ContentSection.safeParse(one)
    return data && !data.isAuthwalled ? textsIn(data.options) : []
  })
  return open.filter((words) => words !== '').join('\n')
}

const WORDS_PER_MINUTE = 225
/** Characters of Chinese and Japanese, which has no spaces between words, that people read in a minute. */
const CHARACTERS_PER_MINUTE = 500
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu

/** Minutes to read a text, at least one. */
export function readingMinutes(text: string): number {
  const characters = text.match(dense)?.length ?? 0
  const words = text.replaceAll(dense, ' ').match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE))
}
