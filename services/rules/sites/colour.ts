export type Rgb = readonly [red: number, green: number, blue: number]

export function parseColour(hex: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const formatColour = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes the colours `a` and `b`; a `share` of 0 results in `a`, and of 1 in `b`. */
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Relative luminance of a colour (WCAG 2.2), from 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export function readableOn(colour: Rgb, ground: Rgb, pole: Rgb, wanted: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, pole, share)
    if (contrastOf(candidate, ground) >= wanted) return candidate
  }
  return pole
}
