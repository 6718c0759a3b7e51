import { graphemesOf } from './cut.ts'
import { americanSpelling } from './spelling.ts'
import { wordsOf, type Part, type Word } from './words.ts'

/** A term of the index, made of letters and digits only, and the range of the text that it stands for. */
export interface Term {
  term: string
  start: number
  end: number
}

/** Longest part of a text whose words are indexed, in UTF-16 units: a tsvector has at most 1 MB. */
const MAX_INDEXED = 300_000
const MAX_TERM_CHARS = 200
/** Maximum number of letters of an abbreviation; longer words in capitals are shouted. */
const MAX_ABBREVIATION = 5

const marked = /\p{M}/u
/**
 * Term for a word that PostgreSQL's parser would cut at its marks (vowel signs) or leave out: the code points of its
 * letters, each of the same length, so that a beginning of the word is a beginning of the term.
 */
const coded = (word: string): string =>
  marked.test(word)
    ? `u${Array.from(word, (letter) => letter.codePointAt(0)!.toString(16).padStart(5, '0')).join('')}`
    : word

/** Words of English that PostgreSQL leaves out and that also name something in medicine. */
const ambiguous = /^(?:me|all|it|as|am|an|is|be|no|so|on|his|can|who|did|was|aids|cat|pet|sad|pots)$/
/**
 * Other common words and titles that also are abbreviations of conditions. A text has both terms, as people who write
 * about the condition use small letters too.
 */
const doubtful =
  /^(?:a(?:im|le|ms|ss|lps)|b(?:ad|ap|id|ind)|c(?:ap|aps|haos|os|ove|ud|up)|d(?:ie|oc)|ed|f(?:at|ame|ed|lit)|g(?:et|ist)|h(?:as|ems|es|i|it|op)|i(?:ce|ll|on)|j(?:am|et)|l(?:ad|ap|ord)|m(?:ac|ad|ap|at|d|ed|en|r|s)|norse|p(?:ale|an|as|erm|ic|ig|m|ole|ot|ros)|r(?:aid|at|ay|ich)|s(?:ap|cap|he|ip|od)|t(?:aps|en|rap)|ups|vats|was)$/
/** Stop words that stand for something in any case. */
const meaningful = /^downs?$/
/** Letters that PostgreSQL leaves out as words. */
const stopLetter = /^[ast]$/
/** Words after which a single letter tells one thing from another: hepatitis A. */
const lettered = /^(?:vitamins?|hepatitis|type|group|influenza|class|factor|strep|hep|blood|protein)$/
/** Words after which Roman numerals are numbers. */
const numbered =
  /^(?:types?|stages?|grades?|class|phase|factor|bipolar|level|group|nerve|complex|angiotensin|collagen|schedule)$/
const roman: Readonly<Record<string, string>> = Object.fromEntries(
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'].map((numeral, index) => [
    numeral,
    String(index + 1),
  ]),
)
/** Numerals that can only be numbers. */
const surelyRoman = /^(?:ii|iii|vii|viii|xii|xiii)$/
/** Numeral with the letter of a part: stage IIIb. */
const parted = /^(i{1,3}|iv|v)([abc])$/

/** Term for a word that means something else than the common word of the same letters. */
const named = (word: string): string => `q0${word}`

const decimal = (value: string): string => (value.includes('.') ? `n${value.replace('.', 'd')}` : value)
const dose = ({ value, unit }: Part): string => `${unit!}${value.replace('.', 'd')}`

const ascii = /^[\0-\x7f]*$/
/** True for a text without a small letter; most end with one. */
const isCapitals = (text: string): boolean => !/[a-z]$/.test(text) && /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(text)

/** Words and what their writing tells: the text itself, whether it is all in capitals, and whether it is ASCII. */
interface Writing {
  text: string
  words: Word[]
  isShouted: boolean
  isAscii: boolean
}

function writingOf(text: string): Writing {
  const words = wordsOf(text)
  let long = 0
  let capitals = 0
  for (const { parts } of words)
    for (const { kind, start, end } of parts) {
      if (kind !== 'letters' || end - start <= MAX_ABBREVIATION) continue
      long += 1
      if (isCapitals(text.slice(start, end))) capitals += 1
    }
  return { text, words, isShouted: capitals > long / 2, isAscii: ascii.test(text) }
}

const withRange = ({ start }: Part, { end }: Part, term: string): Term => ({
  term: term.length > MAX_TERM_CHARS ? term.slice(0, MAX_TERM_CHARS) : term,
  start,
  end,
})

/** Parts of a word between its hyphens, and between letters of different scripts: each is searched alone. */
function piecesOf({ parts, joints }: Word): Part[][] {
  if (parts.length === 1) return [parts]
  const pieces: Part[][] = []
  parts.forEach((part, index) => {
    const last = pieces.at(-1)
    const before = last?.at(-1)
    const joined = index > 0 && joints[index - 1] !== '-'
    // Letters of two scripts side by side are two words: TNFα.
    const isSameWord =
      before && (part.kind === 'number' || before.kind === 'number' || joints[index - 1] === "'")
    if (last && joined && isSameWord) last.push(part)
    else pieces.push([part])
  })
  return pieces
}

function valueOf(parts: readonly Part[]): string {
  const [first] = parts
  if (parts.length === 1)
    return first!.kind === 'number' ? decimal(first!.value) : coded(americanSpelling(first!.value))
  let value = ''
  let hasNumber = false
  for (const part of parts) {
    if (part.kind === 'number') hasNumber = true
    value += part.kind === 'number' ? part.value.replace('.', 'd') : part.value
  }
  return coded(hasNumber ? value : americanSpelling(value))
}

/** What a word of its own means by its writing or by the word before it; null if it is a common word. */
function meaningOf(
  { text, isShouted }: Writing,
  part: Part,
  before: string | undefined,
  isFirst: boolean,
): string | null {
  const { value, start, end } = part
  if (part.kind !== 'letters' || value.length > MAX_ABBREVIATION) return null
  if (meaningful.test(value)) return named('down')
  if (stopLetter.test(value) && before !== undefined && lettered.test(before)) return named(value)
  if (value in roman && (surelyRoman.test(value) || (before !== undefined && numbered.test(before))))
    return roman[value]!
  const [, numeral, letter] = (before !== undefined && numbered.test(before) && parted.exec(value)) || []
  if (numeral !== undefined) return `${roman[numeral]!}${letter!}`
  if (isShouted || !ambiguous.test(value) || !isCapitals(text.slice(start, end))) return null
  return value.length === 1 && isFirst ? null : named(value)
}

/** Graphemes of dense text, in pairs: each pair is a term, because words in it cannot be told apart for certain. */
function denseTerms(part: Part): { pairs: Term[]; singles: Term[] } {
  const groups = graphemesOf(part.value)
  // Folding keeps the number of units of dense text, so a place in the value is one in the text.
  const isSameLength = part.value.length === part.end - part.start
  const places: number[] = []
  groups.reduce((place, group) => (places.push(place), place + group.length), part.start)
  const range = (from: number, to: number) =>
    isSameLength
      ? { start: places[from]!, end: places[to]! + groups[to]!.length }
      : { start: part.start, end: part.end }
  const singles = groups.map((group, at) => ({ term: coded(group), ...range(at, at) }))
  const pairs = groups
    .slice(1)
    .map((group, at) => ({ term: coded(groups[at]! + group), ...range(at, at + 1) }))
  return { pairs, singles }
}

/** True if two numbers would become another one if the word were written without its signs: 5-10. */
const hasNumbersInARow = ({ parts }: Word): boolean =>
  parts.some(({ kind }, index) => kind === 'number' && parts[index + 1]?.kind === 'number')

/** Part with the Latin letter that people type for a Greek one: TNFa, NFkB. */
const latinLetter = (text: string, part: Part): Part =>
  part.kind === 'letters' && /^\p{sc=Greek}$/u.test(text.slice(part.start, part.end))
    ? { ...part, value: part.value.slice(0, 1) }
    : part

/** Terms of a word in the order in which they are read, and others under which it is found. */
interface WordTerms {
  read: Term[]
  also: Term[]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const umlaut = /[äöüåø]/gi
/** A word with its umlauts written as two letters; null if it has none. */
export const withoutUmlauts = (word: string): string | null =>
  umlaut.test(word) ? word.replaceAll(umlaut, (letter) => umlauts[letter.toLowerCase()]!) : null

/** True for parts that are searched alone too: letters of a word, with numbers of at most two digits. */
const areWords = (parts: readonly Part[]): boolean =>
  parts.some(({ kind, value }) => kind === 'letters' && value.length > 2) &&
  parts.every(({ kind, value }) => kind === 'letters' || value.length <= 2)

/** True for a word in capitals that is a common word if it is written small. */
const isDoubtful = ({ text, isShouted }: Writing, { parts }: Word): boolean =>
  parts.length === 1 &&
  !isShouted &&
  doubtful.test(parts[0]!.value) &&
  isCapitals(text.slice(parts[0]!.start, parts[0]!.end))

/** True for a word that means only itself: a long one of one part, in ASCII. */
const isPlain = ({ isAscii }: Writing, { parts }: Word): boolean =>
  isAscii && parts.length === 1 && parts[0]!.kind === 'letters' && parts[0]!.value.length > MAX_ABBREVIATION

/** Adds the terms of a word to those of the words before it. */
function addTerms(writing: Writing, index: number, { read, also }: WordTerms): void {
  const word = writing.words[index]!
  const [first] = word.parts
  const last = word.parts.at(-1)!
  const add = (from: Part, to: Part, term: string) => also.push(withRange(from, to, term))
  if (isPlain(writing, word)) {
    read.push(withRange(first!, first!, americanSpelling(first!.value)))
    return
  }
  if (first!.kind === 'dense') {
    const { pairs, singles } = denseTerms(first!)
    read.push(...(pairs.length === 0 ? singles : pairs))
    if (pairs.length > 0) also.push(...singles)
    return
  }
  if (first!.unit !== undefined) {
    read.push(withRange(first!, first!, dose(first!)))
    add(first!, first!, decimal(first!.value))
    add(first!, first!, first!.unit)
    return
  }
  const pieces = piecesOf(word)
  if (isDoubtful(writing, word)) add(first!, first!, named(first!.value))
  let previous = writing.words[index - 1]?.parts.at(-1)?.value
  for (const parts of pieces) {
    const end = parts.at(-1)!
    const plain = valueOf(parts)
    const term = (parts.length === 1 ? meaningOf(writing, parts[0]!, previous, index === 0) : null) ?? plain
    read.push(withRange(parts[0]!, end, term))
    if (term !== plain) add(parts[0]!, end, plain)
    // The parts of covid19 and omega3 are words; those of b12 and co2 are not.
    if (parts.length > 1 && areWords(parts)) for (const part of parts) add(part, part, valueOf([part]))
    previous = end.value
  }
  if (pieces.length > 1 && !hasNumbersInARow(word)) {
    add(first!, last, valueOf(word.parts))
    const latin = word.parts.map((part) => latinLetter(writing.text, part))
    if (latin.some((part, index) => part !== word.parts[index])) add(first!, last, valueOf(latin))
  }
  if (writing.isAscii) return
  const spelled = withoutUmlauts(writing.text.slice(first!.start, last.end).normalize('NFC'))
  if (spelled === null) return
  const [one, ...others] = wordsOf(spelled)
  if (one && others.length === 0) add(first!, last, valueOf(one.parts))
}

/** Term of two words with a space between them that are often written as one: x ray, E. coli, B 12. */
function joinedTerm(word: Word, before: Word | undefined): Term | null {
  if (!before || before.parts.length > 1 || word.parts.length > 1) return null
  const one = before.parts[0]!
  const other = word.parts[0]!
  if (one.kind !== 'letters' || one.unit !== undefined || other.unit !== undefined) return null
  const isInitial =
    one.value.length === 1 && one.value !== 'a' && one.value !== 'i' && other.kind === 'letters'
  const isNumbered = word.follows && other.kind === 'number' && /^\d{1,3}$/.test(other.value)
  const isLettered =
    word.follows && other.kind === 'letters' && other.value.length === 1 && lettered.test(one.value)
  return isInitial || isNumbered || isLettered ? withRange(one, other, valueOf([one, other])) : null
}

/**
 * Signs and words between the two numbers of a range, which have one unit. Not a slash, as 250/5 ml is not 250 ml, and
 * not a dash between spaces: type 2 – 5 mg helps.
 */
const between = /^(?:[-‐‑‒–—−]| (?:to|or) )$/

/** Dose of a number whose unit stands after the next number: 5 of 5–10 mg. */
function rangeTerm({ text, words }: Writing, index: number): Term | null {
  const { parts } = words[index]!
  const one = parts[0]!
  if (one.kind !== 'number' || one.unit !== undefined || parts.length > 1) return null
  const others = words.slice(index + 1, index + 3).map(({ parts }) => parts[0]!)
  const next = others.find(({ kind }) => kind === 'number')
  if (next?.unit === undefined || !between.test(text.slice(one.end, next.start))) return null
  return withRange(one, next, dose({ ...one, unit: next.unit }))
}

function termsOf(writing: Writing): WordTerms {
  const terms: WordTerms = { read: [], also: [] }
  writing.words.forEach((word, index) => {
    addTerms(writing, index, terms)
    const joined = joinedTerm(word, writing.words[index - 1])
    if (joined) terms.also.push(joined)
    const ranged = rangeTerm(writing, index)
    if (ranged) terms.also.push(ranged)
  })
  return terms
}

/**
 * Terms under which a text is found: those of its words in their order, so that phrases are found, and after them other
 * ways to write them. PostgreSQL's parser leaves each term whole, and its dictionary makes stems of them.
 */
export function indexTerms(text: string): Term[] {
  const { read, also } = termsOf(writingOf(text.slice(0, MAX_INDEXED)))
  return [...read, ...also]
}

/** Text for PostgreSQL's parser that has the terms of a text. */
export const indexText = (text: string): string =>
  indexTerms(text)
    .map(({ term }) => term)
    .join(' ')

/** Abbreviations that are common words too, and are those words when written small. */
const commonWord = /^(?:aids|cat|pet|sad|pots)$/

/**
 * Terms of a search, all of which must be in a text. A stop word that is an abbreviation too, such as "it", is a term if it
 * is the only word.
 */
export function queryTerms(text: string): Term[] {
  const writing = writingOf(text)
  const { read } = termsOf(writing)
  const [only, ...others] = read
  if (!only || others.length > 0 || !ambiguous.test(only.term) || commonWord.test(only.term)) return read
  return [{ ...only, term: named(only.term) }]
}

/** Terms of a name of something, or of a search for it, in which an abbreviation in capitals is not a common word. */
export function nameTerms(text: string): Term[] {
  const writing = writingOf(text)
  const doubts = new Set(
    writing.words.filter((word) => isDoubtful(writing, word)).map(({ parts }) => parts[0]!.start),
  )
  return termsOf(writing).read.map((term) =>
    doubts.has(term.start) ? { ...term, term: named(term.term) } : term,
  )
}

/** Terms of the abbreviations that words of a search would be in capitals, such as AIDS for aids, and ME for me. */
export function abbreviationsOf(terms: readonly Term[]): { ofNouns: string[]; ofOthers: string[] } {
  const small = terms.filter(({ term }) => ambiguous.test(term))
  const [ofNouns = [], ofOthers = []] = [true, false].map((isNoun) =>
    small.filter(({ term }) => commonWord.test(term) === isNoun).map(({ term }) => named(term)),
  )
  return { ofNouns, ofOthers }
}

/** Term of two words written as one; null if they would be one number, or more than one term. */
export function joinedTermOf(one: string, other: string): string | null {
  if (/\p{N}$/u.test(one) && /^\p{N}/u.test(other)) return null
  const [joined, ...more] = termsOf(writingOf(one + other)).read
  return joined && more.length === 0 ? joined.term : null
}
