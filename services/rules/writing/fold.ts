/** Folded text, and for each of its UTF-16 units the range of the original text that it stands for. */
interface Folded {
  text: string
  from(place: number): number
  to(place: number): number
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const ascii = /^[\0-\x7f]*$/
/** Scripts whose marks a searcher may leave out; in others, such as those of India, marks are vowels. */
const unmarked = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]/u
const superscriptDigit = /[⁰¹²³⁴-⁹⁻]/
/** A letter that people type for beta: ß-blocker. */
const loneEszett = /(?<![\p{L}\p{M}])ß(?![\p{L}\p{M}])/gu
/** Spaces that group the digits of a number. */
const narrowSpace = /[\u00a0\u2009\u202f]/
const fraction = /[¼-¾⅐-⅞]/
/** Characters without width, and Arabic's stretching line. */
const unseen = /\p{Cf}|\u0640|\p{Variation_Selector}/gu

/** Letters that Unicode does not decompose, as they are written without a special keyboard. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  º: '°',
  '×': 'x',
  '·': '.',
  '٫': '.',
  '٬': ',',
}

/** ASCII digit with the value of a decimal digit of any script: digits of a script follow each other from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(code >= 0x1d7ce && code <= 0x1d7ff ? (code - 0x1d7ce) % 10 : value)
}

/**
 * One grapheme in lower case, in the compatible form, and without marks where its script allows it. A fraction stays
 * one character, a space that groups digits stays apart from others, and a power gets a sign before it, so that '1½' is
 * not 11/2 and '10⁹' not 109.
 */
function foldGrapheme(grapheme: string, before: string): string {
  if (grapheme in spelled) return spelled[grapheme]!
  if (fraction.test(grapheme)) return grapheme
  if (narrowSpace.test(grapheme)) return '\u00a0'
  if (superscriptDigit.test(grapheme)) return (/\d$/.test(before) ? '^' : '') + grapheme.normalize('NFKC')
  const plain = grapheme.normalize('NFKC').replaceAll(unseen, '').toLowerCase()
  const base = unmarked.test(plain) ? plain.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : plain
  return base
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => spelled[letter]!)
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
}

/** Folds a text so that ways to write the same letters become one: case, width, accents, digits of other scripts. */
export function fold(written: string): Folded {
  const text = written.replaceAll(loneEszett, 'β')
  if (ascii.test(text)) return { text: text.toLowerCase(), from: (place) => place, to: (place) => place + 1 }
  let folded = ''
  const from: number[] = []
  const to: number[] = []
  // Kept apart, because reading the end of a string that grows copies it each time.
  let last = ''
  for (const { segment, index } of graphemes.segment(text)) {
    const plain = ascii.test(segment) ? segment.toLowerCase() : foldGrapheme(segment, last)
    last = plain.slice(-1) || last
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(index)
      to.push(index + segment.length)
    }
    folded += plain
  }
  return { text: folded, from: (place) => from[place]!, to: (place) => to[place]! }
}

/** Text in which names and words are compared: folded, and with single spaces. */
export const folded = (text: string): string => fold(text).text.replaceAll(/\s+/g, ' ').trim()
