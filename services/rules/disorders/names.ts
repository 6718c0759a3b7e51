// Prepares names of disorders and searches for comparison with each other.

const ligatures: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
}

/** Greek letters and their names, because people type the names. */
const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  σ: 'sigma',
  ω: 'omega',
}

/** Maximum number of words of a name or search that are compared. */
const MAX_WORDS = 40

/**
 * Words of a name in lower case, without diacritics, hyphens and other signs. Letters separated by dots are one word
 * ('P.C.D.'), and the possessive ending is removed ('Crohn's').
 */
export function wordsOf(name: string): string[] {
  const plain = name
    .slice(0, 1000)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æœøßłđð]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[α-ω]/g, (letter) => greek[letter] ?? letter)
    .replaceAll(/(?<=\p{L})['’‘`´]s?(?!\p{L})/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => `${letters.replaceAll('.', '')} `)
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
}

const fillers = new Set(['a', 'an', 'and', 'by', 'due', 'in', 'of', 'the', 'to', 'with'])

/** Words without those that only join others ('disease of …'), unless nothing would be left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

/** Form of a name for comparison in searches, in which each word has a space before it. */
export const searchKey = (name: string): string =>
  wordsOf(name)
    .map((word) => ` ${word}`)
    .join('')

/** Orphanet code in the text of a search, such as 'ORPHA:558', 'orphanet 558' or '558'; null if there is none. */
export const codeIn = (search: string): string | null =>
  /^\s*(?:orpha(?:net|code)?)?\s*[:#_-]?\s*0*([1-9]\d{0,6})\s*$/i.exec(search.slice(0, 100))?.[1] ?? null
