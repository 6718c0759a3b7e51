import type { Locator, Page } from 'playwright'
import t from 'tap'
import { expect } from '../../scripts/testing/expect.ts'
import { openInputMethod } from '../../scripts/testing/input-method.ts'
import { barriers as axe } from '../../scripts/testing/barriers.ts'
import { visitGallery } from './testing/visit.ts'

const { skip, open } = await visitGallery(t)

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
/** Stops the page's clock, which the test then advances with `page.clock.runFor`. */
async function stopTime(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

t.test('The code of dialogs and menus is fetched only on demand', { skip }, async (t) => {
  const { page, close } = await open()
  const fetched: string[] = []
  page.on('request', (request) => /Overlay\b.*\.js$/.test(request.url()) && fetched.push(request.url()))
  await page.getByRole('heading', { name: 'Overlays' }).scrollIntoViewIfNeeded()
  t.same(fetched, [])
  await button(page, 'Open a menu').hover()
  await expect.poll(() => fetched.some((url) => url.includes('MenuOverlay'))).toBe(true)
  await close()
})

t.test("If a dialog's code cannot be fetched, an error is shown and a retry works", { skip }, async (t) => {
  const { page, close } = await open()
  await page.route('**/DialogOverlay*', (route) => route.abort(), { times: 1 })
  await button(page, 'Open a dialog').click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  t.equal(await page.getByRole('dialog').count(), 0)
  await close()
})

t.test('A dialog keeps the focus inside, closes on Escape, and returns the focus', { skip }, async (t) => {
  const { page, close } = await open({}, { width: 1280, height: 900 })
  const dialog = page.getByRole('dialog', { name: 'Report this reply?' })
  await button(page, 'Open a dialog').press('Enter')
  await expect(dialog).toBeVisible()
  t.equal((await dialog.boundingBox())?.width, 500)
  t.same(await axe(page), [])
  const places = new Set<string>()
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Tab')
    places.add(await page.evaluate(() => `${document.activeElement?.closest('[role=dialog]') !== null}`))
  }
  t.same([...places], ['true'], 'the focus never leaves it')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Open a dialog')).toBeFocused()

  await button(page, 'Open a wide dialog').click()
  const wide = page.getByRole('dialog', { name: 'Join in' })
  await expect(wide).toBeVisible()
  t.equal((await wide.boundingBox())?.width, 668)
  await page.setViewportSize({ width: 375, height: 700 })
  await expect.poll(async () => (await wide.boundingBox())?.width).toBe(335) // The dialog is 40 px narrower than the window.
  await page.mouse.click(4, 4)
  await expect(wide).toHaveCount(0)
  await expect(button(page, 'Open a wide dialog')).toBeFocused()
  await close()
})

t.test('A menu can be used by keyboard, and its entries can open a dialog', { skip }, async (t) => {
  const { page, close } = await open()
  const trigger = button(page, 'Open a menu')
  await trigger.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused()
  t.same(await axe(page), [])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused()
  await page.keyboard.type('m')
  await expect(page.getByRole('menuitem', { name: 'Mark as spam' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(trigger).toBeFocused()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  }

  await trigger.click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await close()
})

t.test('A select box can be used by keyboard', { skip }, async (t) => {
  const { page, close } = await open()
  const select = page.getByRole('button', { name: /Your relationship/ })
  await select.press('Enter')
  await expect(page.getByRole('option', { name: 'I live with it' })).toBeFocused()
  t.same(await axe(page), [])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select).toHaveText('I care for somebody who does')
  await expect(select).toBeFocused()
  t.equal(await page.locator('input[name=relationship]').inputValue(), 'CAREGIVER')
  await select.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'I care for somebody who does' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(select).toHaveText('I care for somebody who does')
  await close()
})

t.test('Tabs can be used by keyboard, and each tab shows its panel', { skip }, async (t) => {
  const { page, problems, close } = await open()
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const isShown = async (name: string) => {
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(name)).toBeFocused()
    // The panel is found by the name of its tab, which proves that the ids of both match.
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
    t.equal(
      await tab(name).getAttribute('aria-controls'),
      await page.getByRole('tabpanel').getAttribute('id'),
      name,
    )
  }
  await tab('Activity').focus()
  await isShown('Activity')
  for (const [key, name] of [
    ['ArrowRight', 'Status updates'],
    ['ArrowRight', 'Following'],
    ['ArrowRight', 'Activity'],
    ['End', 'Following'],
    ['ArrowLeft', 'Status updates'],
    ['Home', 'Activity'],
  ] as const) {
    await page.keyboard.press(key)
    await isShown(name)
  }
  await tab('Status updates').click()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What is new?')).toBeFocused()
  t.same(await axe(page, '#tabs'), [])
  t.same(problems, [])
  await close()
})

t.test('Letters typed while a closed select box has the focus choose an option', { skip }, async (t) => {
  const { page, close } = await open()
  const select = page.getByRole('button', { name: /Your relationship/ })
  await select.focus()
  await page.keyboard.type('i a')
  await expect(select).toHaveText('I am a healthcare provider')
  await page.keyboard.press('i')
  t.equal(await page.getByRole('listbox').count(), 0)
  t.equal(await page.locator('input[name=relationship]').inputValue(), 'HEALTHCARE_PROVIDER')
  await close()
})

t.test('A pop-over stays inside the window while the window is resized or scrolled', { skip }, async (t) => {
  const { page, close } = await open({}, { width: 1280, height: 900 })
  const trigger = button(page, 'Open a pop-over')
  const place = async () => {
    const [box, anchor] = await Promise.all([
      page.getByRole('group', { name: 'Details' }).boundingBox(),
      trigger.boundingBox(),
    ])
    return { box: box!, anchor: anchor! }
  }
  const inside = async () => {
    const { box } = await place()
    return box.x >= 8 && box.x + box.width <= page.viewportSize()!.width - 8
  }
  await trigger.scrollIntoViewIfNeeded()
  await trigger.click()
  for (const width of [700, 375, 320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(inside, { message: `${width} px` }).toBe(true)
  }
  /** Scrolls the button to the top or bottom of the window. */
  const scrollTo = async (to: 'start' | 'end') => {
    await trigger.evaluate((element, block) => element.scrollIntoView({ block }), to)
    return expect.poll(async () => {
      const { box, anchor } = await place()
      return box.y < anchor.y ? 'above' : 'below'
    })
  }
  await page.setViewportSize({ width: 375, height: 500 })
  await (await scrollTo('end')).toBe('above')
  await (await scrollTo('start')).toBe('below')
  t.pass()
  await close()
})

t.test('A combobox filters its options by the typed text and can be cleared', { skip }, async (t) => {
  const { page, close } = await open()
  const box = page.getByRole('combobox', { name: 'Condition' })
  await box.pressSequentially('psor')
  await expect(page.getByRole('option')).toHaveText(['Psoriasis', 'Psoriatic arthritis'])
  // Only the list is tested, because an open list hides the rest of the page from screen readers.
  t.same(await axe(page, '[role=listbox]'), [])
  const method = await openInputMethod(page)
  await page.keyboard.press('ArrowDown')
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await method.press(key)
    await method.pressAfterwards(box, key)
  }
  await expect(box).toHaveValue('psor')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Psoriatic arthritis')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  t.same(await axe(page), [])
  await button(page, 'Clear').click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.pressSequentially('zebra')
  await expect(page.getByText('No matches found.')).toBeVisible()
  await close()
})

t.test('A tooltip stays inside the window and closes with Ok', { skip }, async (t) => {
  const { page, close } = await open()
  const trigger = button(page, 'About usernames')
  await trigger.click()
  const bubble = page.getByRole('dialog', { name: 'About usernames' })
  await expect(bubble).toBeVisible()
  t.same(await axe(page), [])
  const box = await bubble.boundingBox()
  t.ok(box && box.x >= 8 && box.x + box.width <= 375 - 8, JSON.stringify(box))
  await page.setViewportSize({ width: 320, height: 700 })
  await expect
    .poll(async () => {
      const moved = await bubble.boundingBox()
      return moved !== null && moved.x >= 8 && moved.x + moved.width <= 320 - 8
    })
    .toBe(true)
  await button(page, 'Ok').click()
  await expect(bubble).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await close()
})

t.test('A field shows one error at a time, half a second after the last key press', { skip }, async (t) => {
  const { page, close } = await open()
  await stopTime(page)
  const field = page.getByLabel('Username', { exact: true })
  const problem = page.getByRole('alert').filter({ hasText: /characters|alphabetic/ })
  await field.pressSequentially('a<')
  await page.clock.runFor(499)
  t.equal(await problem.count(), 0)
  await page.clock.runFor(1)
  await expect(problem).toHaveText('Please enter at least 4 characters')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.pressSequentially('bc')
  await expect(problem).toHaveText('Please enter at least 4 characters')
  await page.clock.runFor(500)
  await expect(problem).toHaveText('Please use alphabetic or numeric characters only')
  await field.fill('Maya')
  await page.clock.runFor(500)
  await expect(problem).toHaveCount(0)

  const password = page.getByLabel('New password')
  for (const [typed, strength] of [
    ['abcdefg1', 'Weak'],
    ['Abcdefg1', 'Moderate'],
    ['Abcdefg1!', 'Strong'],
  ] as const) {
    await password.fill(typed)
    await expect(page.getByText('Password strength:')).toHaveText(`Password strength: ${strength}`)
  }
  await expect(password).toHaveAttribute('type', 'password')
  await button(page, 'Show password').click()
  await expect(password).toHaveAttribute('type', 'text')
  await close()
})

t.test(
  'A toast disappears after five seconds, but not while it is hovered or focused',
  { skip },
  async () => {
    const { page, close } = await open()
    await stopTime(page)
    const toast = page.getByText('Welcome back Maya!')
    await button(page, 'Success').click()
    await page.clock.runFor(4999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)

    await button(page, 'Success').click()
    await page.clock.runFor(3000)
    await toast.hover()
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: /^Dismiss/ }).focus()
    await page.mouse.move(5, 790)
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: /^Dismiss/ }).blur()
    await page.clock.runFor(1999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)

    // Repeated failures with the same text are each announced, but share one toast.
    const failure = page.getByText('Something went wrong. Please try again.')
    await button(page, 'Failure').click()
    await page.clock.runFor(4000)
    await button(page, 'Failure').click()
    await expect(failure).toHaveCount(1)
    await page.clock.runFor(4999)
    await expect(failure).toBeVisible()
    await page.clock.runFor(1)
    await expect(failure).toHaveCount(0)

    await button(page, 'With an action').click()
    await button(page, 'Undo').click()
    await expect(page.getByText('Undone')).toBeVisible()
    await expect(page.getByText('Link copied')).toHaveCount(0)
    await close()
  },
)
