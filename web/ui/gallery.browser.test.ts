import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import t from 'tap'
import { differenceOf } from './testing/pictures.ts'
import { visitGallery } from './testing/visit.ts'

t.setTimeout(110_000)
const { skip, open } = await visitGallery(t)

const contrasts = ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark'] as const
const sizes = ['font-reg', 'font-lg', 'font-xl'] as const

/** Shows the page in another contrast and size, as the accessibility menu does. */
const wear = (page: Page, look: { contrast: string; size: string }) =>
  page.evaluate(({ contrast, size }) => {
    document.documentElement.dataset.contrast = contrast
    document.documentElement.dataset.font = size
  }, look)

t.test('scripts change nothing that is seen', { skip }, async (t) => {
  for (const look of [
    { contrast: 'contrast-reg', size: 'font-reg' },
    { contrast: 'contrast-dark', size: 'font-xl' },
  ]) {
    const [read, live] = await Promise.all([open(look, { javaScriptEnabled: false }), open(look)])
    const sections = await live.page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))
    t.ok(sections.length >= 9)
    for (const section of sections) {
      const [before, after] = await Promise.all(
        [read, live].map(({ page }) => page.locator(`#${section}`).screenshot()),
      )
      // Two windows need not round the edge of a circle alike.
      t.equal(differenceOf(before!, after!, 0.05), 0, `${section} in ${look.contrast} ${look.size}`)
    }
    t.same(live.problems, [], 'and the browser has nothing to say')
    await Promise.all([read.close(), live.close()])
  }
})

t.test('each contrast and each size is a look of its own', { skip }, async (t) => {
  const { page, close } = await open()
  for (const section of ['buttons', 'cards', 'choices']) {
    const place = page.locator(`#${section}`)
    const pictures = new Map<string, Buffer>()
    for (const contrast of contrasts) {
      await wear(page, { contrast, size: 'font-reg' })
      const shown = await place.screenshot()
      for (const [other, picture] of pictures) {
        const difference = differenceOf(picture, shown)
        t.ok(difference > 0.02, `${section}: ${contrast} is not ${other}, ${difference}`)
      }
      pictures.set(contrast, shown)
    }
    const heights: number[] = []
    for (const size of sizes) {
      await wear(page, { contrast: 'contrast-reg', size })
      heights.push((await place.boundingBox())?.height ?? 0)
    }
    const [regular = 0, large = 0, extra = 0] = heights
    t.ok(regular * 1.08 < large && large * 1.08 < extra, `${section} grows: ${heights.join(', ')}`)
  }
  await close()
})

// In the smallest size: what can be read in it can be read in the larger ones, of which axe asks less contrast.
t.test('axe finds nothing, in any contrast', { skip }, async (t) => {
  const { page, close } = await open()
  for (const contrast of contrasts) {
    await wear(page, { contrast, size: 'font-reg' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
    t.same(found, [], contrast)
  }
  await close()
})

t.test('no text leaves its box, down to 320 px and in the largest size', { skip }, async (t) => {
  const { page, close } = await open()
  for (const [width, size] of [
    [1280, 'font-reg'],
    [375, 'font-lg'],
    [375, 'font-xl'],
    [320, 'font-xl'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await wear(page, { contrast: 'contrast-reg', size })
    const leaving = await page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
      return [...document.querySelectorAll('main *')]
        .filter((element) => !scrolls(element) && !element.closest('.visually-hidden'))
        .filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 0.5 ||
            (element instanceof HTMLElement &&
              // A line that is typed scrolls in its box.
              !(element instanceof HTMLInputElement) &&
              element.scrollWidth > element.clientWidth + 1 &&
              element.clientWidth > 0),
        )
        .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`.slice(0, 80))
    })
    t.same(leaving, [], `${size} at ${width} px`)
  }
  await close()
})

/** The place of an element and what is drawn around it. */
async function around(page: Page, element: Locator): Promise<Buffer> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  const edge = 8
  return page.screenshot({
    clip: { x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge },
  })
}

t.test('what has the focus is seen to have it, in every contrast', { skip }, async (t) => {
  const { page, close } = await open({}, { width: 1280, height: 900 })
  for (const contrast of contrasts) {
    await wear(page, { contrast, size: 'font-reg' })
    const kinds = {
      'primary button': page.locator('#buttons button').first(),
      'quiet button': page.getByRole('button', { name: 'Follow' }).nth(2),
      link: page.getByRole('link', { name: 'A link', exact: true }),
      page: page.getByRole('link', { name: 'Page 2', exact: true }),
      field: page.getByLabel('Username'),
      select: page.getByRole('button', { name: 'Your relationship' }),
      checkbox: page.getByRole('checkbox').first(),
      tooltip: page.getByRole('button', { name: 'About usernames' }),
    }
    for (const [kind, element] of Object.entries(kinds)) {
      await element.scrollIntoViewIfNeeded()
      const before = await around(page, element)
      // By key, so that the browser takes it for somebody who needs to see it.
      await page.keyboard.press('Shift')
      await element.focus()
      const difference = differenceOf(before, await around(page, element), 0.1)
      t.ok(difference > 0.01, `${kind} in ${contrast}: ${(100 * difference).toFixed(1)} % of the picture`)
      await element.blur()
    }
  }
  await close()
})

/**
 * Signs and logos have no letters, so that a picture of them is the same wherever Chromium runs; a picture with
 * text would be of a machine's fonts. `UPDATE_PICTURES=1` takes it anew.
 */
t.test('signs and logos look as they did', { skip }, async (t) => {
  const { page } = await open()
  const drawn = page.locator('[data-picture=drawn]')
  // Away from the text above, whose height is that of a machine's fonts and ends between two pixels.
  await drawn.evaluate((element) => Object.assign(element.style, { position: 'fixed', top: '0', left: '0' }))
  const picture = await drawn.screenshot()
  const file = join(import.meta.dirname, 'gallery/drawn.png')
  if (process.env.UPDATE_PICTURES) writeFileSync(file, picture)
  t.ok(existsSync(file))
  const difference = differenceOf(readFileSync(file), picture, 0.2)
  t.ok(difference < 0.002, `${(100 * difference).toFixed(2)} % is different`)
})

t.test('each accent is a look of its own', { skip }, async (t) => {
  const shots = await Promise.all(
    ['2f6b5e', '8a3b6b'].map(async (accent) => {
      const { page } = await open({ accent })
      return page.locator('#buttons').screenshot()
    }),
  )
  t.ok(differenceOf(shots[0]!, shots[1]!, 0.1) > 0.01)
})
