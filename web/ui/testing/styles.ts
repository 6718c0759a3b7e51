import { formatColour, parseColour, type Rgb } from '../../../services/rules/sites/colour.ts'

/** Custom properties that a stylesheet sets, by selector. Selectors in a media query are prefixed with the query. */
export function customProperties(css: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>()
  const walk = (text: string, outer: string) => {
    for (const [, selector = '', body = ''] of text.matchAll(/([^{};]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g)) {
      const name = [outer, selector.trim()].filter(Boolean).join(' ')
      if (body.includes('{')) walk(body, name)
      const own = Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [key, value.trim()]),
      )
      // A rule with several selectors applies to each of them.
      for (const one of name.split(/,\s*/)) rules.set(one, { ...rules.get(one), ...own })
    }
  }
  walk(css.replaceAll(/\/\*.*?\*\//gs, ''), '')
  return rules
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const gamma = (share: number) => {
  const part = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, part * 255))
}

type Lab = readonly [lightness: number, a: number, b: number]

/** Converts sRGB to Oklab (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
function toLab([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toRgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Splits a text at the commas that are not inside brackets. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/**
 * Computes a color value of a stylesheet: supports `var()`, `light-dark()`, `color-mix(in oklab, …)`, `oklch()`,
 * `#rrggbb`, black and white. Throws on any other value.
 */
export function colourOf(value: string, properties: Record<string, string>, scheme: 'light' | 'dark'): Rgb {
  const inner = (text: string) => colourOf(text, properties, scheme)
  const [, name = '', body = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? []
  const parts = partsOf(body)
  switch (name) {
    case 'var': {
      const [property = '', ...fallback] = parts
      return inner(properties[property] ?? fallback.join(', '))
    }
    case 'light-dark':
      return inner(parts[scheme === 'light' ? 0 : 1] ?? '')
    case 'color-mix': {
      const [, first = '', percent = '', second = ''] =
        /^in oklab,\s*(.*?)\s+([\d.]+)%,\s*(.*)$/s.exec(body) ?? []
      const [a, b, share] = [toLab(inner(first)), toLab(inner(second)), Number(percent) / 100]
      return toRgb([
        a[0] * share + b[0] * (1 - share),
        a[1] * share + b[1] * (1 - share),
        a[2] * share + b[2] * (1 - share),
      ])
    }
    case 'oklch': {
      const [lightness = 0, chroma = 0, hue = 0] = body
        .replaceAll(/var\((--[\w-]+)\)/g, (_, property: string) => properties[property] ?? '')
        .split(' ')
        .map(Number)
      const angle = (hue * Math.PI) / 180
      return toRgb([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
    }
    default: {
      const colour = parseColour({ black: '#000000', white: '#ffffff' }[value] ?? value)
      if (!colour) throw new Error(`${value} is not a supported colour`)
      return colour
    }
  }
}

/** Computes a color value of a stylesheet as `#rrggbb`. */
export const hexOf = (...args: Parameters<typeof colourOf>): string => formatColour(colourOf(...args))
