import { checksumOf } from '../hash.ts'
import { contrastOf, formatColour, parseColour, readableOn, type Rgb } from './colour.ts'

export interface SiteMark {
  prefix: string
  accent: string
  /** URL of the site's own image, if it has one. */
  logo?: string | null | undefined
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const houseAccent: Rgb = [47, 107, 94]

/** SVG of a shape that is repeated `count` times around the middle; `from` is the first angle in degrees. */
const around = (count: number, from: number, shape: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${Math.round(from + (at * 360) / count)} 24 24)">${shape}</g>`,
  ).join('')

const drawings: readonly ((count: number, turn: number) => string)[] = [
  // Logo: petals around an open centre.
  (count, turn) =>
    around(count, turn, '<path d="M24 20c-4-4-4-10 0-13 4 3 4 9 0 13z" opacity=".85"/>') +
    '<circle cx="24" cy="24" r="3"/>',
  // Logo: a ring of people around a circle.
  (count, turn) =>
    around(count, turn, '<circle cx="24" cy="11" r="3.6"/>') + '<circle cx="24" cy="24" r="6" opacity=".6"/>',
  // Logo: overlapping circles around a centre.
  (count, turn) =>
    around(Math.min(count, 5) - 2, turn, '<circle cx="24" cy="17.5" r="9.5" opacity=".5"/>') +
    '<circle cx="24" cy="24" r="3.2"/>',
  // Logo: two leaves on one stem.
  (count, turn) =>
    `<g transform="rotate(${(turn % 24) - 12} 24 24)"><path d="M23 38c0-12-4-18-13-21 0 11 4 17 13 21z" opacity=".7"/>` +
    `<path d="M25 38c0-15 4-22 ${8 + (count % 3)}-27 4 13 1 22-${8 + (count % 3)} 27z"/></g>`,
  // Logo: a sun over water.
  (count, turn) =>
    `<circle cx="${20 + (turn % 9)}" cy="18" r="${count + 1.5}"/>` +
    '<path d="M8 30q8-5 16 0t16 0v3q-8 5-16 0t-16 0z" opacity=".85"/>' +
    '<path d="M12 38q6-4 12 0t12 0" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>',
  // Logo: a path that winds upwards.
  (count, turn) =>
    `<g transform="rotate(${turn % 2 ? 0 : 180} 24 24)"><path d="M12 38c0-9 24-5 24-14S12 19 12 10" fill="none" stroke="#fff" stroke-width="${count - 1}" stroke-linecap="round" opacity=".75"/>` +
    '<circle cx="12" cy="10" r="4.5"/></g>',
]

/** Color behind a site's logo (#rrggbb), on which white is readable as large text. */
export function logoBackground({ accent }: Pick<SiteMark, 'accent'>): string {
  const colour = parseColour(accent) ?? houseAccent
  return formatColour(contrastOf(colour, white) >= 3.5 ? colour : readableOn(colour, white, black, 3.5))
}

/** Draws a site's logo from its prefix. Hidden from screen readers, because the site's name is beside it. */
export function logoSvg({ prefix, accent }: SiteMark): string {
  const hash = checksumOf(prefix)
  const draw = drawings[hash % drawings.length] ?? (() => '')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">' +
    `<rect width="48" height="48" rx="13" fill="${logoBackground({ accent })}"/>` +
    `<g fill="#fff">${draw(5 + ((hash >>> 8) % 3), (hash >>> 16) % 360)}</g></svg>`
  )
}
