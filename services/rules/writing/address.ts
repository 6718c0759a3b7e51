import slugify from '@sindresorhus/slugify'
import { cutAt } from './cut.ts'
import { wordsOf, type Part } from './words.ts'

const MAX_ADDRESS = 80
/** Beginning of a title that is read for its address, in UTF-16 units. */
const MAX_TITLE = 1000

/** Units that an address spells in letters; others stand as they are written. */
const spelledUnits: Readonly<Record<string, string>> = { degc: 'c', degf: 'f', percent: 'percent' }
const isMicro = /^mc(?:g|l|mol)$/

/** Marks that folding leaves, which are vowels. */
const isVowelled = /\p{M}/u

const fraction = /[¼-¾⅐-⅞]/g

/** Digits of a number as it is written, with dashes between them, and letters of its unit. */
function numberIn(written: string, { value, unit }: Part): string {
  const plain = written.replaceAll(fraction, (one) => ` ${one.normalize('NFKC')} `)
  const isFraction = /[⁄/]/.test(plain)
  const digits = isFraction ? (plain.match(/\d+/g) ?? []).join('-') : value.replace('.', '-')
  if (unit === undefined) return digits
  const letters =
    written
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return `${digits}-${spelledUnits[unit] ?? (isMicro.test(unit) ? unit : letters.join(''))}`
}

/** A word in Latin letters, or in its own if its script has no common way to be written in them. */
function lettersIn(original: string, { kind, value }: Part): string {
  const written = original.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const isName = /\p{sc=Greek}/u.test(written) && !/\p{sc=Greek}/u.test(value)
  const latin =
    kind === 'dense' || isVowelled.test(value) ? '' : slugify(isName ? value : written, { decamelize: false })
  return latin === '' || latin.includes('-') ? value.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') : latin
}

/**
 * Part of a URL for a title: its words in lower case with dashes between them. Doses keep their units (5 µg is
 * `5-mcg`), Greek letters become their names, and a script that is not written in Latin letters stays as it is. At most
 * 80 characters, cut between words if possible; '' if the title has neither letters nor digits.
 */
export function addressOf(whole: string, longest = MAX_ADDRESS): string {
  const title = whole.slice(0, MAX_TITLE)
  const pieces = wordsOf(title).flatMap(({ parts, joints }) => {
    const written = parts.map((part) =>
      part.kind === 'number'
        ? numberIn(title.slice(part.start, part.end), part)
        : lettersIn(title.slice(part.start, part.end), part),
    )
    return written.reduce<string[]>((all, piece, at) => {
      const before = parts[at - 1]
      const isJoined =
        before &&
        (joints[at - 1] === "'" ||
          (joints[at - 1] === '' && (before.kind === 'number' || parts[at]!.kind === 'number')))
      return isJoined ? [...all.slice(0, -1), all.at(-1)! + piece] : [...all, piece]
    }, [])
  })
  let address = ''
  for (const piece of pieces.filter((one) => one !== '')) {
    const longer = address === '' ? piece : `${address}-${piece}`
    if (longer.length > longest) return address === '' ? cut(piece, longest) : address
    address = longer
  }
  return address
}

const cut = (word: string, longest: number): string => word.slice(0, cutAt(word, longest))
