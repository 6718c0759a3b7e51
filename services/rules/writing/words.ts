import { fold } from './fold.ts'
import { numberAt } from './numbers.ts'
import { isWordForTimeAt, unitAt } from './units.ts'

/** Kinds of parts: `dense` text has no spaces between words (Chinese, Japanese, Korean, Thai …). */
type PartKind = 'letters' | 'number' | 'dense'

/** A part of a word, as a range of the original text. Its value is folded; a number has its plain form. */
export interface Part {
  kind: PartKind
  value: string
  start: number
  end: number
  /** Unit of a number, such as `mcg`; the range includes it. */
  unit?: string
}

/** Parts that are written as one: without a space, with hyphens, or with apostrophes between them. */
export interface Word {
  parts: Part[]
  /** Signs before each part but the first: '', a hyphen, or an apostrophe. */
  joints: string[]
  /** True if only a space stands between this word and the one before it. */
  follows: boolean
}

const dense = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}々ー`
const denseRun = new RegExp(String.raw`[${dense}][${dense}\p{M}]*`, 'uy')
/** One Greek letter among Latin letters, digits and signs, which stands for its name. */
const greekLetter = /(?<!\p{sc=Greek})\p{sc=Greek}(?![\p{sc=Greek}\p{M}])/uy
const letters = new RegExp(String.raw`(?:(?![${dense}\p{sc=Greek}])[\p{L}\p{M}])+|\p{sc=Greek}{2,}`, 'uy')
/** Hyphens, brackets within a word (25(OH)D), and apostrophes. */
const joint = /[-‐‑‒–—−]|[()](?=[\p{L}\p{N}])|['’ʼ`´]/uy
const apostrophe = /['’ʼ`´]/
/** Beginning and end of an x between two numbers, which is a word of its own: 2x500 mg. */
const aroundTimes = /(?<=\d ?)x(?= ?\d)|(?<=\d ?x ?)(?=\d)/y
const negativePower = /\^[-−](\d+)/y

/** Names of Greek letters, of which α is the first; the final sigma is folded before. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )
const greekName = (letter: string): string => greek[letter.codePointAt(0)! - 0x3b1] ?? letter

const matchAt = (pattern: RegExp, text: string, place: number): string | null => {
  pattern.lastIndex = place
  return pattern.exec(text)?.[0] ?? null
}

interface Read {
  kind: PartKind
  value: string
  end: number
  unit?: string
}

const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) => code >= 97 && code <= 122
const SPACE = 32
const isSpace = (code: number) => code === SPACE || code === 160
const MAX_ASCII = 127
/** Signs of ASCII with which a part can begin: '.' of a decimal, and '^' of a power. */
const isSign = (code: number) => code === 46 || code === 94

/** Reads what most texts consist of without rules for scripts; undefined if those are needed. */
function readAscii(text: string, place: number): Read | null | undefined {
  const code = text.charCodeAt(place)
  if (code > MAX_ASCII || isDigit(code) || isSign(code)) return undefined
  if (!isLetter(code)) return null
  let end = place + 1
  while (isLetter(text.charCodeAt(end))) end += 1
  return text.charCodeAt(end) > MAX_ASCII
    ? undefined
    : { kind: 'letters', value: text.slice(place, end), end }
}

function readPart(text: string, place: number, afterLetters: boolean): Read | null {
  const plain = readAscii(text, place)
  if (plain !== undefined) return plain
  const isPlain = isDigit(text.charCodeAt(place))
  const power = isPlain ? null : matchAt(negativePower, text, place)
  if (power !== null) return { kind: 'letters', value: `minus${power.slice(2)}`, end: place + power.length }
  const run = isPlain ? null : matchAt(denseRun, text, place)
  if (run !== null) return { kind: 'dense', value: run, end: place + run.length }
  const number = numberAt(text, place)
  if (number) {
    const unit = afterLetters ? null : unitAt(text, number.end, number.value)
    return unit
      ? { kind: 'number', value: number.value, end: unit.end, unit: unit.name }
      : { kind: 'number', ...number }
  }
  const letter = matchAt(greekLetter, text, place)
  if (letter !== null) return { kind: 'letters', value: greekName(letter), end: place + letter.length }
  const word = matchAt(letters, text, place)
  return word === null ? null : { kind: 'letters', value: word, end: place + word.length }
}

/** Words of a text in their order, with their places in it. Signs that join nothing are left out. */
export function wordsOf(text: string): Word[] {
  const source = fold(text)
  const words: Word[] = []
  let place = 0
  let lastEnd = 0
  /** Sign that joins the next part to the last word; null if the next part begins a word. */
  let joining: string | null = null
  while (place < source.text.length) {
    const code = source.text.charCodeAt(place)
    if (code === SPACE) {
      joining = null
      place += 1
      continue
    }
    const last = words.at(-1)
    if ((code === 120 || isDigit(code)) && matchAt(aroundTimes, source.text, place) !== null) joining = null
    const before = joining === '' ? last?.parts.at(-1) : undefined
    const read = readPart(source.text, place, before?.kind === 'letters')
    if (!read) {
      const sign: string | null = joining === '' ? matchAt(joint, source.text, place) : null
      joining = sign === null ? null : apostrophe.test(sign) ? "'" : '-'
      place += String.fromCodePoint(source.text.codePointAt(place)!).length
      continue
    }
    const { kind, value, unit } = read
    const part: Part = { kind, value, start: source.from(place), end: source.to(read.end - 1) }
    if (unit !== undefined) part.unit = unit
    const isTime =
      last?.parts.length === 1 && before?.kind === 'number' && isWordForTimeAt(source.text, place)
    const isApart =
      kind === 'dense' ||
      before?.kind === 'dense' ||
      before?.unit !== undefined ||
      unit !== undefined ||
      isTime
    if (last && joining !== null && !isApart) {
      last.parts.push(part)
      last.joints.push(joining)
    } else
      words.push({
        parts: [part],
        joints: [],
        follows: words.length > 0 && place === lastEnd + 1 && isSpace(source.text.charCodeAt(lastEnd)),
      })
    place = read.end
    lastEnd = read.end
    joining = ''
  }
  return words
}
