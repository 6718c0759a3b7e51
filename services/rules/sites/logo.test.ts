import { test } from 'tap'
import { contrastOf, parseColour } from './colour.ts'
import { logoSvg } from './logo.ts'

const fillOf = (svg: string) => /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? ''

test('the drawn logo is always the same for one site and different for different sites', async (t) => {
  const site = { prefix: 'migraine', accent: '#5b4a9c' }
  t.equal(logoSvg(site), logoSvg({ ...site }))
  const sisters = ['asthma', 'lupus', 'copd', 'crohns', 'ms', 'als', 'acne', 'gout'].map((prefix) =>
    logoSvg({ ...site, prefix }),
  )
  t.equal(new Set(sisters).size, sisters.length)
})

test('the drawn logo has enough contrast on every accent colour, even if the colour is invalid', async (t) => {
  for (const accent of ['#5b4a9c', '#ffff00', '#ffffff', '#000000', 'red', '"/><script>']) {
    const fill = parseColour(fillOf(logoSvg({ prefix: 'migraine', accent })))
    t.ok(fill && contrastOf(fill, [255, 255, 255]) >= 3, accent)
  }
  t.equal(
    fillOf(logoSvg({ prefix: 'migraine', accent: '#5b4a9c' })),
    '#5b4a9c',
    'an accent with enough contrast is unchanged',
  )
})

test('the SVG of a drawn logo contains the accent colour only if it is valid', async (t) => {
  t.notMatch(logoSvg({ prefix: '"><script>', accent: '"><script>' }), 'script')
})
