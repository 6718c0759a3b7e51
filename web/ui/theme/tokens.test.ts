import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { contrastOf } from '../../../services/rules/sites/colour.ts'
import { accentShades } from '../../../services/rules/sites/accent.ts'
import { colourOf, customProperties, hexOf } from '../testing/styles.ts'

const css = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const rules = customProperties(css('tokens.css'))
const rule = (selector: string) => {
  const found = rules.get(selector)
  if (!found) throw new Error(`tokens.css has no rule for ${selector}`)
  return found
}

/** Sets of tokens to test: for the settings of the accessibility menu and for the system's preferences. */
const more = rule('@media (prefers-contrast: more) :root:not([data-contrast])')
const sets = {
  'contrast-reg': { scheme: 'light', own: {} },
  'contrast-dark': { scheme: 'dark', own: {} },
  'contrast-low': { scheme: 'light', own: rule("[data-contrast='contrast-low']") },
  'contrast-light': { scheme: 'light', own: rule("[data-contrast='contrast-light']") },
  'the system asks for more, light': { scheme: 'light', own: more },
  'the system asks for more, dark': { scheme: 'dark', own: more },
} as const

/** Accents to test: the default, all hues from pale to deep, and extreme colors. */
const accents = [
  ...[0, 20, 45, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((hue) =>
    [0.35, 0.5, 0.65, 0.8, 0.93].map((lightness) => hexOf(`oklch(${lightness} 0.17 ${hue})`, {}, 'light')),
  ),
  '#2f6b5e',
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
]

/** Pairs of text and background colors that UI primitives use. */
const grounds = ['--page', '--card', '--sunken', '--accent-tint']
const hover = 'color-mix(in oklab, var(--accent) 88%, var(--ink))'
const texts: [ink: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['--ink', ground],
    ['--ink-soft', ground],
    ['--accent', ground],
  ]),
  ['--danger', '--page'],
  ['--danger', '--card'],
  ['--danger', '--danger-tint'],
  ['--danger', '--accent-tint'],
  ['--success', '--page'],
  ['--success', '--card'],
  ['--success', '--added'],
  ['--ink', '--danger-tint'],
  ['--ink', '--added'],
  ['--ink', '--removed'],
  ['--on-accent', '--accent'],
  ['--on-accent', hover],
  ['--page', '--ink'],
  ['--page', '--danger'],
]
/** Pairs of colors that UI primitives use for borders of controls, icons and focus rings. */
const shapes: [ink: string, ground: string][] = ['--page', '--card'].flatMap((ground): [string, string][] => [
  ['--edge', ground],
  ['--accent', ground],
  ['--danger', ground],
  ['--success', ground],
])

for (const [name, { scheme, own }] of Object.entries(sets)) {
  test(`${name}: contrast is at least 4.5 for text and 3 for borders and focus rings, with any accent`, async (t) => {
    const tooFaint = new Set<string>()
    for (const accent of accents) {
      const shades = accentShades(accent)
      if (!shades) throw new Error(`${accent} is not an accent`)
      const properties = {
        ...rule(':root'),
        ...own,
        '--site-accent-light': shades.light,
        '--site-accent-dark': shades.dark,
      }
      const colour = (token: string) =>
        colourOf(token.startsWith('--') ? `var(${token})` : token, properties, scheme)
      const look = (pairs: typeof texts, least: number) => {
        for (const [ink, ground] of pairs) {
          const contrast = contrastOf(colour(ink), colour(ground))
          if (contrast < least) tooFaint.add(`${ink} on ${ground} with ${accent}: ${contrast.toFixed(2)}`)
        }
      }
      look(texts, 4.5)
      look(shapes, 3)
    }
    t.same([...tooFaint], [])
  })
}

test('The letter on an avatar has sufficient contrast with every background color', async (t) => {
  const avatar = css('../avatar.module.css')
  const [, background = ''] = /\.avatar \{[^}]*background: ([^;]+);/s.exec(avatar) ?? []
  const [, ink = ''] = /\.avatar \{[^}]*\n {2}color: ([^;]+);/s.exec(avatar) ?? []
  const hues = [...customProperties(avatar)].filter(([selector]) => selector.startsWith('.hue'))
  t.equal(hues.length, 8)
  for (const [selector, properties] of hues) {
    for (const scheme of ['light', 'dark'] as const) {
      const contrast = contrastOf(colourOf(ink, properties, scheme), colourOf(background, properties, scheme))
      t.ok(contrast >= 4.5, `${selector} ${scheme}: ${contrast.toFixed(2)}`)
    }
  }
})

test('The low contrast setting has less contrast than the regular one', async (t) => {
  const contrast = (own: Record<string, string>, scheme: 'light' | 'dark') => {
    const properties = { ...rule(':root'), ...own }
    return contrastOf(colourOf('var(--ink)', properties, scheme), colourOf('var(--page)', properties, scheme))
  }
  const regular = contrast({}, 'light')
  t.ok(contrast(sets['contrast-low'].own, 'light') < regular)
  t.ok(contrast(sets['contrast-light'].own, 'light') > regular)
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    colourOf('var(--page)', rule(':root'), scheme),
  )
  t.ok((light?.[0] ?? 0) > 200 && (dark?.[0] ?? 255) < 50)
})
