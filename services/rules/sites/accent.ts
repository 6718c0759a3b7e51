import { contrastOf, formatColour, parseColour, readableOn, type Rgb } from './colour.ts'

/** Light and dark background on which accents appear (tokens.css): of page and card, the one with less contrast. */
const lightGround: Rgb = [242, 236, 227]
const darkGround: Rgb = [42, 37, 33]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Minimum contrast ratio: WCAG 2.2 AA for text, plus a margin for tinted backgrounds. */
const MIN_CONTRAST = 4.8

/**
 * Computes the shades of a site's accent for light and dark pages, with WCAG AA contrast as text and as background.
 * Null unless `hex` is `#rrggbb`; the default accent then applies.
 */
export function accentShades(hex: string): { light: string; dark: string } | null {
  const colour = parseColour(hex)
  if (!colour) return null
  return {
    light: formatColour(readableOn(colour, lightGround, black, MIN_CONTRAST)),
    dark: formatColour(readableOn(colour, darkGround, white, MIN_CONTRAST)),
  }
}

/** Returns the style rule that sets the accent's custom properties for tokens.css. */
export function accentStyle(hex: string): string {
  const shades = accentShades(hex)
  return shades ? `:root{--site-accent-light:${shades.light};--site-accent-dark:${shades.dark}}` : ''
}

/** Sentences that say how readable an accent is; null unless `hex` is `#rrggbb`. */
export function accentWords(hex: string): string | null {
  const shades = accentShades(hex)
  if (!shades) return null
  const same = parseColour(hex)
  const isKept = (shade: string) => same !== undefined && shade === formatColour(same)
  const light = isKept(shades.light) ? 'stays as it is' : 'becomes darker'
  const dark = isKept(shades.dark) ? 'stays as it is' : 'becomes lighter'
  const ratio = (shade: string, ground: Rgb) => contrastOf(parseColour(shade) ?? black, ground).toFixed(1)
  return `On light pages the color ${light}, on dark pages it ${dark}. Contrast with the page: ${ratio(shades.light, lightGround)} to 1 and ${ratio(shades.dark, darkGround)} to 1; text needs 4.5 to 1.`
}
