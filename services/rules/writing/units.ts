const micro = String.raw`(?:[μu]|mc|micro)`
const milli = '(?:m|milli)'

/** Units of doses and of results, by the name under which all their spellings are found. Folded text is expected. */
const spellings: Readonly<Record<string, string>> = {
  mcg: `${micro}(?:g|gs|grams?)`,
  mg: `${milli}(?:g|gs|grams?|grammes?)`,
  kg: '(?:k|kilo)(?:g|gs|grams?|s)',
  ng: '(?:n|nano)(?:g|grams?)',
  pg: 'pg',
  g: '(?:g|gr|gm|grams?|grammes?)',
  mcl: `${micro}(?:l|lit(?:er|re)s?)`,
  ml: `(?:${milli}(?:l|ls|lit(?:er|re)s?)|cc)`,
  dl: '(?:d|deci)(?:l|lit(?:er|re)s?)',
  l: '(?:l|lit(?:er|re)s?)',
  mcmol: `${micro}mol(?:es?)?`,
  mmol: `${milli}mol(?:es?)?`,
  nmol: '(?:n|nano)mol(?:es?)?',
  pmol: '(?:p|pico)mol(?:es?)?',
  mol: 'mol(?:es?)?',
  meq: 'meq',
  mosm: 'mosm(?:ol)?',
  miu: 'miu',
  iu: String.raw`(?:iu|ie|ui|i\.u\.)`,
  unit: '(?:u|units?)',
  mmhg: String.raw`mm ?hg`,
  mm: '(?:mm|millimet(?:er|re)s?)',
  cm: '(?:cm|centimet(?:er|re)s?)',
  kcal: '(?:kcal|kilocalories)',
  kj: '(?:kj|kilojoules?)',
  bpm: 'bpm',
  degc: String.raw`(?:° ?c|degrees? c(?:elsius)?)`,
  degf: String.raw`(?:° ?f|degrees? f(?:ahrenheit)?)`,
  percent: '(?:%|per ?cent)',
}

const names = Object.keys(spellings)
const unit = new RegExp(
  String.raw`[ \u00a0-]?(?:${names.map((name) => `(${spellings[name]!})`).join('|')})(?![\p{L}\p{M}\p{N}])`,
  'uy',
)

/** Temperatures of a body, by the letter that people write after them without a degree sign. */
const bodily: Readonly<Record<string, readonly [number, number]>> = { c: [34, 43], f: [93, 110] }
const temperature = / ?([cf])(?![\p{L}\p{M}\p{N}])/uy

/** Time that is written without a space after a number, and that is a word of its own: 10hrs, 6wks, 8.30pm. */
const time =
  /(?:h|hrs?|hours?|mins?|minutes?|days?|wks?|weeks?|mths?|months?|yrs?|years?|am|pm)(?![\p{L}\p{M}\p{N}])/uy

/** True if a word for a time stands at a place of a folded text. */
export function isWordForTimeAt(text: string, place: number): boolean {
  time.lastIndex = place
  return time.test(text)
}

/** Unit that stands at a place of a folded text, after a number, and where it ends; null if there is none. */
export function unitAt(text: string, place: number, value: string): { name: string; end: number } | null {
  temperature.lastIndex = place
  const letter = temperature.exec(text)?.[1]
  const [least, most] = (letter && bodily[letter]) || [1, 0]
  if (Number(value) >= least && Number(value) <= most)
    return { name: `deg${letter}`, end: temperature.lastIndex }
  unit.lastIndex = place
  const match = unit.exec(text)
  if (!match) return null
  const index = match.slice(1).findIndex((part) => part !== undefined)
  return { name: names[index]!, end: unit.lastIndex }
}
