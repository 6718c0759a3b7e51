import { formatColour, parseColour, readableOn, type Rgb } from '../../../services/rules/sites/colour.ts'

/** Backgrounds of accents (tokens.css): the less favorable of page and card, light and dark. */
const lightGround: Rgb = [242, 236, 227]
const darkGround: Rgb = [42, 37, 33]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Contrast ratio: WCAG 2.2 AA for text, with a margin for tints. */
const MIN_CONTRAST = 4.8

/**
 * Shades of a site's accent for light and dark pages, with WCAG AA contrast as text and as background. Null if it is
 * not `#rrggbb`; the default accent applies then.
 */
export function accentShades(hex: string): { light: string; dark: string } | null {
  const colour = parseColour(hex)
  if (!colour) return null
  return {
    light: formatColour(readableOn(colour, lightGround, black, MIN_CONTRAST)),
    dark: formatColour(readableOn(colour, darkGround, white, MIN_CONTRAST)),
  }
}

/** Style rule that sets the accent for tokens.css. */
export function accentStyle(hex: string): string {
  const shades = accentShades(hex)
  return shades ? `:root{--site-accent-light:${shades.light};--site-accent-dark:${shades.dark}}` : ''
}
