// Names of disorders, as the search compares them.

const ligatures: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
}

/** Greek letters are spelled out, as people type them. */
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

/** Maximum number of words of a name or a search that are compared. */
const MAX_WORDS = 40

/**
 * Words of a name: lower case, without diacritics, hyphens and other signs. Letters with dots between them are one word
 * ('P.C.D.'), and a possessive loses its ending ('Crohn's').
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

/** A name as the search compares it: each word after a space. */
export const searchKey = (name: string): string =>
  wordsOf(name)
    .map((word) => ` ${word}`)
    .join('')

/** Code of Orphanet in a search: 'ORPHA:558', 'orphanet 558', '558'. */
export const codeIn = (search: string): string | null =>
  /^\s*(?:orpha(?:net|code)?)?\s*[:#_-]?\s*0*([1-9]\d{0,6})\s*$/i.exec(search.slice(0, 100))?.[1] ?? null
