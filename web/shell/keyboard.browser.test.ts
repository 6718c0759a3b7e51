import type { Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

/** Presses Tab until the element with this name has the focus; fails if Tab does not reach the element. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    const text = await focused(page)
    if (typeof name === 'string' ? text === name : name.test(text)) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

/** Returns an approximate accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
  })

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** True if the focus stays in the dialog while Tab is pressed repeatedly. */
async function isTrapped(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const element = document.activeElement
      return element !== document.body && !element?.closest('dialog, [role=dialog]')
    })
    if (isOutside) return false
  }
  return true
}

t.test('The header, menus and dialogs can be used by keyboard alone', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, problems } = await visit('diabetes')
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/')

  await t.test('the skip links are first in the tab order and move the focus to their target', async (t) => {
    for (const [text, id] of [
      ['Skip to accessibility menu', 'accessibility'],
      ['Skip to profile or login', 'account'],
      ['Skip to content', 'content'],
      ['Skip to footer', 'footer'],
    ] as const) {
      await page.goto('/')
      await tabTo(page, text)
      await expect(page.getByRole('link', { name: text })).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect.poll(() => focusedId(page), text).toBe(id)
    }
    t.same(warnings, [])
  })

  await t.test('the navigation menu keeps the focus while open, and then returns it', async (t) => {
    await page.goto('/')
    await tabTo(page, 'Menu')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    t.ok(await isTrapped(page))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect.poll(() => focused(page)).toBe('Menu')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Forums')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/forums')
    await expect(menu).toBeHidden()
  })

  await t.test('the accessibility menu changes settings, resets them and closes on Escape', async () => {
    await page.goto('/')
    await tabTo(page, 'Accessibility menu')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('group', { name: 'Accessibility' })
    await expect(menu.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-font', 'font-lg')
    await tabTo(page, 'Reset')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).not.toHaveAttribute('data-font', 'font-lg')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect.poll(() => focused(page)).toBe('Accessibility menu')
  })

  await t.test("the auth dialog's steps lead forwards and back, and closing returns the focus", async (t) => {
    const dialog = page.getByRole('dialog')
    await tabTo(page, 'Log in')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName('Log in with email')
    t.ok(await isTrapped(page))
    await tabTo(page, 'Need help signing in?')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName('Trouble signing in?')
    await tabTo(page, 'Back')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName('Log in with email')
    await tabTo(page, 'Create one now.')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName('Sign up with email')
    t.ok(await isTrapped(page))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => focused(page)).toBe('Log in')
    await page.keyboard.press('Enter')
    await expect(dialog, 'a closed dialog opens at its first step again').toHaveAccessibleName(
      'Log in with email',
    )
    await page.keyboard.press('Escape')
  })

  await t.test('a member opens and closes the account menu', async () => {
    await logIn(page, 'MayaInMotion')
    await page.goto('/forums')
    await tabTo(page, /Account menu for MayaInMotion/)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('group', { name: 'Your account' })
    await expect(menu.getByRole('link', { name: 'My Profile' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect.poll(() => focused(page)).toMatch(/Account menu for MayaInMotion/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'Log out')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have been logged out, see you next time.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  })

  t.same(problems, [])
})

const tooltip = (page: Page, name: string) => page.getByRole('dialog', { name: `About ${name}` })

/** Opens the thread of the seed in which Tomasz W. has answered, and returns the link with his name. */
async function nameOn(page: Page) {
  await page.goto('/forums')
  const thread = page.getByRole('link', { name: 'Small wins: tell us about one from this week' })
  await page.goto((await thread.getAttribute('href'))!)
  const name = page.getByRole('main').getByRole('link', { name: 'Tomasz W.' }).first()
  await name.scrollIntoViewIfNeeded()
  return name
}

t.test("A member's name opens a tooltip for the mouse, the keyboard and a finger", { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, problems } = await visit('diabetes')
  await logIn(page, 'Ruth Castellano')
  const name = await nameOn(page)
  const card = tooltip(page, 'Tomasz W.')

  await t.test(
    'a mouse follows and reports the member in it, and it stays until the mouse leaves',
    async (t) => {
      await name.hover()
      await expect(card.getByText(/followers? · \d+ following/)).toBeVisible()
      t.same(await barriers(page, '[role=dialog]'), [])
      t.ok((await card.boundingBox())!.width <= 250)
      await card.getByRole('button', { name: 'Follow' }).click()
      await expect(page.getByText("You're now following Tomasz W.")).toBeVisible()
      await expect(card.getByRole('button', { name: 'Following' })).toBeVisible()
      await card.getByRole('button', { name: 'Flag User' }).click()
      const dialog = page.getByRole('dialog', { name: 'Report Tomasz W.' })
      await expect(dialog).toBeVisible()
      await expect(card).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  )

  await t.test('Tab enters it from the name, Escape closes it and returns to the name', async () => {
    await page.mouse.move(0, 0)
    await name.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(name).toBeFocused()
    await expect(card.getByRole('button', { name: 'Follow' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: /ollow/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(name).toBeFocused()
  })

  await t.test('the list of followed members unfollows only while it is edited', async (t) => {
    await page.goto('/profile/following')
    await page.getByRole('link', { name: 'See all, and edit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Members you follow' })).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Tomasz W.' })
    const button = row.getByRole('button', { name: 'Following' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
    t.equal(await page.getByText('You are no longer following').count(), 0)
    t.same(await barriers(page, 'main'), [])
    await row.getByRole('button', { name: 'Unfollow' }).click()
    await expect(page.getByText('You are no longer following Tomasz W.')).toBeVisible()
    await page.goto('/profile/following/members')
    await expect(row).toHaveCount(0)
  })

  await t.test(
    'a held finger opens it within the edges of a phone, and its release follows no link',
    async (t) => {
      const phone = await visit('diabetes', { width: 375, height: 812 }, { hasTouch: true })
      const link = await nameOn(phone.page)
      const { x, y, width, height } = (await link.boundingBox())!
      const touch = await phone.context.newCDPSession(phone.page)
      const point = { x: x + width / 2, y: y + height / 2 }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      const held = tooltip(phone.page, 'Tomasz W.')
      await expect(held.getByRole('button', { name: 'Follow' })).toBeVisible()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      const box = (await held.boundingBox())!
      t.ok(box.x >= 8 && box.x + box.width <= 375 - 8, JSON.stringify(box))
      await expect(held.getByRole('button', { name: 'Flag User' })).toHaveCount(0)
      await held.getByRole('button', { name: 'Follow' }).tap()
      await expect(phone.page.getByText('Create an account to follow this member.')).toBeVisible()
      t.same(phone.problems, [])
    },
  )

  t.same(problems, [])
})
