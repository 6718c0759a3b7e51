import type { Page } from 'playwright'
import t from 'tap'
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
