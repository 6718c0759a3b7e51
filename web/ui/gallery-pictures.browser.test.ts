import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import type { Locator, Page } from 'playwright'
import t from 'tap'
import { contrasts, nameOf, sizes, wear, type Look } from './testing/looks.ts'
import { cropped, differenceOf, type Box } from './testing/pictures.ts'
import { visitGallery } from './testing/visit.ts'

const { skip, open } = await visitGallery(t)

/**
 * Takes screenshots until one shows the background of the current contrast, because earlier ones may still show the
 * previous contrast.
 */
async function painted(page: Page): Promise<PNG> {
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  for (;;) {
    const picture = PNG.sync.read(await page.screenshot())
    const [red, green, blue] = picture.data
    if (ground === `rgb(${red}, ${green}, ${blue})`) return picture
  }
}

/** A screenshot of the whole page in one contrast and size, and the position of each section on it. */
interface Portrait {
  look: Look
  picture: PNG
  sections: Map<string, Box>
}

/** Reads the position of each section of the page. */
const sectionsOf = async (page: Page): Promise<Map<string, Box>> =>
  new Map(
    await page.locator('main section').evaluateAll((all) =>
      all.map((section) => {
        const { x, y, width, height } = section.getBoundingClientRect()
        return [section.id, { x, y, width, height }] as const
      }),
    ),
  )

/** Takes screenshots of the page with several contrasts and sizes. */
async function portraits(page: Page, looks: readonly Look[]): Promise<Portrait[]> {
  const taken: Portrait[] = []
  for (const look of looks) {
    await wear(page, look)
    taken.push({ look, picture: await painted(page), sections: await sectionsOf(page) })
  }
  return taken
}

/** Share of a section's pixels that differ between two screenshots. */
const differenceAt = (section: string, one: Portrait, other: Portrait, threshold = 0) => {
  const [a, b] = [one, other].map(({ picture, sections }) => cropped(picture, sections.get(section)!))
  return differenceOf(a!, b!, threshold)
}

/** Tolerance for partial repaints, after which single pixels of round corners differ slightly. */
const roundCorners = 0.02

t.test('The appearance of every UI primitive changes with contrast and font size', { skip }, async (t) => {
  const { page, problems, letScriptsIn, close } = await open({}, { holdsScripts: true })
  // The window is so high that the whole page is visible even in the largest font size.
  await page.setViewportSize({ width: 375, height: 12_000 })
  // Hydration does not depend on contrast and size, so it is tested in one combination only.
  const some = sizes.map((size, at) => ({ contrast: contrasts[at]!, size }))
  const read = await portraits(page, some)
  await letScriptsIn()
  const live = await portraits(page, some)
  const ids = [...live[0]!.sections.keys()]
  t.ok(ids.length >= 11)
  for (const [at, before] of read.entries())
    for (const id of ids)
      t.equal(
        differenceAt(id, before, live[at]!, roundCorners),
        0,
        `scripts change ${id} in ${nameOf(before.look)}`,
      )
  t.same(problems, [], 'and the browser has nothing to say')

  // Contrasts are compared in one size, and sizes in one contrast, because they do not affect each other.
  const alike = await portraits(
    page,
    contrasts.map((contrast) => ({ contrast, size: 'font-reg' })),
  )
  for (const [at, one] of alike.entries())
    for (const other of alike.slice(at + 1))
      for (const id of ids) {
        const difference = differenceAt(id, one, other)
        t.ok(difference > 0.02, `${id}: ${nameOf(one.look)} is not ${nameOf(other.look)}, ${difference}`)
      }
  const heights: Map<string, Box>[] = []
  for (const size of sizes) {
    await wear(page, { contrast: 'contrast-reg', size })
    heights.push(await sectionsOf(page))
  }
  for (const id of ids) {
    const [regular = 0, large = 0, extra = 0] = heights.map((sections) => sections.get(id)?.height)
    // In the sections with drawings and avatars, only the heading grows with the font size.
    const least = id === 'drawn' || id === 'avatars' ? 1.01 : 1.05
    t.ok(regular * least < large && large * least < extra, `${id} grows: ${regular}, ${large}, ${extra}`)
  }
  const last = heights.at(-1)!.get(ids.at(-1)!)!
  t.ok(last.y + last.height <= 12_000, 'all of it is in the pictures')
  await close()
})

/** Takes a screenshot of an element and its surroundings. */
async function around(page: Page, element: Locator): Promise<Buffer> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  const edge = 8
  return page.screenshot({
    clip: { x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge },
  })
}

t.test('The focus ring of every control is visible in every contrast', { skip }, async (t) => {
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
      // The browser shows the focus ring only after a key was pressed.
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
 * Icons and logos contain no letters, so they look the same on all machines, unlike text, which depends on the
 * installed fonts. `UPDATE_PICTURES=1` replaces the committed screenshot.
 */
t.test('Icons and logos look the same as in the committed screenshot', { skip }, async (t) => {
  const { page } = await open()
  const drawn = page.locator('[data-picture=drawn]')
  // The element is positioned independently of the text above, whose height depends on the installed fonts and may be a
  // fraction of a pixel.
  await drawn.evaluate((element) => Object.assign(element.style, { position: 'fixed', top: '0', left: '0' }))
  const picture = await drawn.screenshot()
  const file = join(import.meta.dirname, 'gallery/drawn.png')
  if (process.env.UPDATE_PICTURES) writeFileSync(file, picture)
  t.ok(existsSync(file))
  const difference = differenceOf(readFileSync(file), picture, 0.2)
  t.ok(difference < 0.002, `${(100 * difference).toFixed(2)} % is different`)
})

t.test('Each accent color changes the appearance of the page', { skip }, async (t) => {
  const shots = await Promise.all(
    ['2f6b5e', '8a3b6b'].map(async (accent) => {
      const { page } = await open({ accent })
      return page.locator('#buttons').screenshot()
    }),
  )
  t.ok(differenceOf(shots[0]!, shots[1]!, 0.1) > 0.01)
})
