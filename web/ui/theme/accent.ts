import { formatColour, parseColour, readableOn, type Rgb } from '../../../services/rules/sites/colour.ts'

/** The pages that an accent stands on (tokens.css): light and dark cards, each the harder of page and card. */
const lightGround: Rgb = [242, 236, 227]
const darkGround: Rgb = [42, 37, 33]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** WCAG 2.2 AA for text, with a little room for tints. */
const wanted = 4.8

/**
 * The site's accent as two shades that hold WCAG AA as text and under text: one for light pages, one for dark
 * ones. Null for what is no `#rrggbb`: the house's own accent stands in.
 */
export function accentShades(hex: string): { light: string; dark: string } | null {
  const colour = parseColour(hex)
  if (!colour) return null
  return {
    light: formatColour(readableOn(colour, lightGround, black, wanted)),
    dark: formatColour(readableOn(colour, darkGround, white, wanted)),
  }
}

/** The style rule that hands the accent to tokens.css. */
export function accentStyle(hex: string): string {
  const shades = accentShades(hex)
  return shades ? `:root{--site-accent-light:${shades.light};--site-accent-dark:${shades.dark}}` : ''
}
