type Rgb = readonly [red: number, green: number, blue: number]

/** The pages that an accent stands on (tokens.css): light and dark cards, each the harder of page and card. */
const lightGround: Rgb = [242, 236, 227]
const darkGround: Rgb = [42, 37, 33]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** WCAG 2.2 AA for text, with a little room for tints. */
const wanted = 4.8

/** Reads `#rrggbb`; undefined when it is none. */
function parse(hex: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast of two colours as `#rrggbb` (WCAG 2.2), 1 to 21; NaN when one is no colour. */
export function contrast(a: string, b: string): number {
  const [first, second] = [parse(a), parse(b)]
  return first && second ? ratio(first, second) : Number.NaN
}

function ratio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The colour moved towards `pole` until it can be read on `ground`. */
function readable(colour: Rgb, ground: Rgb, pole: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, pole, share)
    if (ratio(candidate, ground) >= wanted) return candidate
  }
  return pole
}

/**
 * The site's accent as two shades that hold WCAG AA as text and under text: one for light pages, one for dark
 * ones. Null for what is no `#rrggbb`: the house's own accent stands in.
 */
export function accentShades(hex: string): { light: string; dark: string } | null {
  const colour = parse(hex)
  if (!colour) return null
  return {
    light: format(readable(colour, lightGround, black)),
    dark: format(readable(colour, darkGround, white)),
  }
}

/** The style rule that hands the accent to tokens.css. */
export function accentStyle(hex: string): string {
  const shades = accentShades(hex)
  return shades ? `:root{--site-accent-light:${shades.light};--site-accent-dark:${shades.dark}}` : ''
}
