import t from 'tap'
import { drawnOptions } from '../../services/rules/sections/__generated__/section-types.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { contrasts, looks, nameOf, sizes, wear } from './testing/looks.ts'
import { visitGallery } from './testing/visit.ts'

const { skip, open } = await visitGallery(t)

t.test('Axe finds no problems in the gallery, in any contrast and font size', { skip }, async (t) => {
  const { page, close } = await open()
  for (const look of looks) {
    await wear(page, look)
    t.same(await barriers(page), [], nameOf(look))
  }
  await close()
})

/** Runs in the page: lists elements that exceed the window, or whose content does not fit in them. */
function leaving(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return (
    [...document.querySelectorAll('main *')]
      .filter((element) => !scrolls(element) && !element.closest('.visually-hidden'))
      // Text in an input may be longer than the input, but its placeholder has to fit.
      .filter((element) => !(element instanceof HTMLInputElement && element.value))
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 0.5 ||
          (element instanceof HTMLElement &&
            element.scrollWidth > element.clientWidth + 1 &&
            element.clientWidth > 0),
      )
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`.slice(0, 80))
  )
}

t.test('No element overflows its box, down to 320 px, in any contrast and font size', { skip }, async (t) => {
  const { page, close } = await open()
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const look of looks) {
      await wear(page, look)
      t.same(await page.evaluate(leaving), [], `${nameOf(look)} at ${width} px`)
    }
  }
  await close()
})

t.test(
  'Every section type is drawn, has no problems for axe, and fits its box in narrow and wide windows',
  { skip },
  async (t) => {
    const { page, problems, close } = await open({ of: 'sections' })
    const drawn = page.locator('[data-section] > div > div:not(:empty)')
    t.equal(await drawn.count(), Object.keys(drawnOptions).length)
    for (const [at, width] of [1280, 320].entries()) {
      await page.setViewportSize({ width, height: 800 })
      await wear(page, { contrast: contrasts[3 - at]!, size: sizes[2 * at]! })
      t.same(await barriers(page), [], `${width} px`)
      t.same(await page.evaluate(leaving), [], `${width} px`)
    }
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await next.press('Enter')
    await expect(page.getByText('3 of 3')).toBeVisible()
    await next.click()
    await expect(page.getByText('1 of 3')).toBeVisible()
    t.same(problems, [])
    await close()
  },
)
