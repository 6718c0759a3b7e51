const written = new RegExp(
  [
    // Thousands in groups, then a decimal part: 50,000 and 50 000.5 (with a space that does not break).
    String.raw`(?<grouped>\d{1,3}(?:(?:,\d{3})+|(?:[\u00a0'’]\d{3})+))(?<part>\.\d+)?(?![\d])`,
    // Whole numbers, decimal points and commas: 19, 7.4 and 7,4.
    String.raw`(?<whole>\d+)?(?<vulgar>[¼-¾⅐-⅞])`,
    String.raw`(?<!\p{L})(?:(?<ones>\d{1,2}) )?(?<above>\d)[/⁄](?<below>[2348])(?![\d/])`,
    // After a letter, a comma stands between the items of a list: B6,12.
    String.raw`(?<plain>\d+(?:\.\d+|(?<!\p{L}\d+),\d+)?|\.\d+)`,
  ].join('|'),
  'uy',
)

/** Decimal form of a fraction of two small numbers, or 1f3 if it has no short one. */
function quotient(whole: number, above: number, below: number): string {
  const value = whole + above / below
  return Number.isInteger(value * 1000) ? String(value) : `${whole * below + above}f${below}`
}

/** A number without leading and trailing zeros: '.50' is '0.5', and '5.0' is '5'. */
function plainNumber(digits: string): string {
  const [whole = '', part = ''] = digits.replace(',', '.').split('.')
  const rest = part.replace(/0+$/, '')
  const ones = digits.includes('.') || digits.includes(',') ? whole.replace(/^0+(?=\d)/, '') || '0' : whole
  return rest === '' ? ones : `${ones}.${rest}`
}

/** Digits that are a number as they stand: no sign after them may belong to it, as in 1,000, 7.4, 1/2 and 1 1/2. */
const digits = /\d+(?![^\0-\x7f]|[\d.,'/]| \d)/y

/**
 * Number that stands at a place of a folded text and where it ends; null if there is none. A comma before exactly three
 * digits groups thousands, unless a zero stands before it; elsewhere it is a decimal comma.
 */
export function numberAt(text: string, place: number): { value: string; end: number } | null {
  digits.lastIndex = place
  if (digits.test(text)) return { value: text.slice(place, digits.lastIndex), end: digits.lastIndex }
  written.lastIndex = place
  const match = written.exec(text)
  if (!match?.groups) return null
  const { grouped, part, whole, vulgar, ones, above, below, plain } = match.groups
  const end = written.lastIndex
  if (grouped !== undefined) {
    if (grouped.startsWith('0,'))
      return { value: plainNumber(grouped.replace(/,/, '.').replaceAll(',', '')), end }
    return { value: plainNumber(grouped.replaceAll(/\D/g, '') + (part ?? '')), end }
  }
  if (vulgar !== undefined) {
    const [over = '0', under = '1'] = vulgar.normalize('NFKC').split('⁄')
    return { value: quotient(Number(whole ?? 0), Number(over), Number(under)), end }
  }
  if (above !== undefined) return { value: quotient(Number(ones ?? 0), Number(above), Number(below)), end }
  return { value: plainNumber(plain!), end }
}
