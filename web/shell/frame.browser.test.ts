import type { Page } from 'playwright'
import t from 'tap'
import { followLinks } from '../../scripts/checks/links/follow.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import type { MenuItem } from '../../services/rules/sites/menus.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

type Site = Parameters<NonNullable<typeof network>['visit']>[0]

async function at(site: Site, path = '/') {
  const { page } = await network!.visit(site)
  await page.goto(path)
  return page
}

/** Registers with the auth dialog; `asked` contains the fields that this kind of site requires. */
async function signUp(page: Page, email: string, asked: Record<string, string>, button: string) {
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Create one now.' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('slow walks 7')
  for (const [label, value] of Object.entries(asked)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  return dialog
}

/** Creates a menu of five levels, with one entry and one submenu whose screens are not built. */
const deep = (titles: readonly string[], above = ''): MenuItem[] => {
  const [title, ...below] = titles
  if (!title) return []
  const menuId = `${above}1`
  return [
    { menuId, title, url: below.length > 0 ? '' : '/forums', items: deep(below, `${menuId}.`) },
    { menuId: `${above}2`, title: `Not there: ${title}`, url: '/stories', items: [] },
  ]
}

t.test(
  'The navigation drawer of a parent site has five menu levels and links to child sites',
  { skip },
  async () => {
    const path = ['Living with it', 'The body', 'Joints and muscles', 'Stiff mornings', 'What helped others']
    await network!.arrangeMenu('autoimmune', deep(path))
    const { page } = await network!.visit('autoimmune')
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByText('Stiff mornings')).toBeAttached({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const title of ['Living with it', 'The body', 'Joints and muscles', 'Stiff mornings']) {
      await drawer.getByText(title, { exact: true }).first().click()
    }
    await expect(drawer.getByRole('link', { name: 'What helped others' })).toBeVisible()
    await expect(drawer.getByText('Not there')).toHaveCount(0)
    const children = drawer.getByRole('navigation', { name: 'Communities in Autoimmune Commons' })
    await expect(children.getByRole('link')).toHaveText(['MS Companions', 'RA Circle'])
    await children.getByRole('link', { name: 'RA Circle' }).click()
    await page.waitForURL('http://ra.localhost:*/')
  },
)

t.test('The navigation menu opens without JavaScript', { skip }, async () => {
  const { page } = await network!.visit('diabetes', undefined, { javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Forums' })).toBeVisible()
})

t.test("A site's settings determine its banners and social links", { skip }, async (t) => {
  const steady = await at('steady')
  const help = steady.getByRole('complementary', { name: 'Help in a crisis' })
  await expect(help).toContainText('If today is too much')
  await expect(help.getByRole('link').first()).toHaveAttribute('href', 'tel:988')
  const open = await at('openlives')
  const driver = open.getByRole('complementary', { name: 'From the community' })
  await expect(driver.getByRole('link', { name: 'Read their threads' })).toHaveAttribute('href', '/forums')
  await expect(open.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveText([
    'Instagram',
    'YouTube',
  ])
  const diabetes = await at('diabetes')
  t.equal(await diabetes.getByRole('complementary', { name: 'Help in a crisis' }).count(), 0)
})

t.test('The footer links to implemented pages only, and shows sister sites on demand', { skip }, async () => {
  const page = await at('diabetes')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
    'About Us',
    'Terms of Use',
    'Privacy Notice',
    'Your Privacy Choices',
    'Cookie Settings',
    'Community Rules',
  ])
  const sisters = footer.getByRole('region', { name: 'OUR COMMUNITIES' }).getByRole('link')
  await expect(sisters).toHaveCount(6)
  await expect(sisters.first()).toHaveAttribute('href', /^http:\/\/[\w-]+\.localhost:\d+\/$/)
  await footer.getByRole('button', { name: 'View all' }).click()
  await expect(footer.getByRole('button', { name: 'View less' })).toBeVisible()
  await expect.poll(() => sisters.count()).toBeGreaterThan(6)
})

t.test('No link in header, footer or menu leads to a page that is not implemented', { skip }, async (t) => {
  const known = new Set<string>()
  for (const site of ['diabetes', 'openlives', 'carers'] as const) {
    for (const path of ['/', '/no/such/page'])
      t.same((await followLinks(await at(site, path), known)).dead, [], site + path)
  }
  const { page } = await network!.visit('diabetes')
  await network!.logIn(page, 'Amara Osei')
  await page.goto('/')
  await page.getByRole('button', { name: /^Account menu for/ }).click()
  await expect(page.getByRole('link', { name: 'WP Admin' })).toBeVisible()
  t.same((await followLinks(page)).dead, [], 'the menu of an administrator')
})

t.test('The accessibility menu stays open while settings are chosen with the mouse', { skip }, async () => {
  const page = await at('diabetes')
  await page.getByRole('button', { name: 'Accessibility menu' }).click()
  const menu = page.getByRole('group', { name: 'Accessibility' })
  // The option Regular is selected before the visitor makes a choice.
  await expect(menu.getByRole('radio', { name: 'Regular', checked: true })).toHaveCount(2)
  // The first press is on the label of a radio button, the second press on the gap between two radio buttons.
  await menu.getByText('Extra large').click()
  await expect(page.locator('html')).toHaveAttribute('data-font', 'font-xl')
  await menu.getByText('Contrast').click()
  await menu.getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'contrast-dark')
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
  await expect(menu).toBeHidden()
})

t.test('A menu that is opened while a page loads stays open when the page is shown', { skip }, async () => {
  const { page } = await network!.visit('diabetes')
  await page.goto('/')
  const released = Promise.withResolvers<void>()
  await page.route('**/api', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forums' }).click()
  await page.getByRole('button', { name: 'Accessibility menu' }).click()
  const menu = page.getByRole('group', { name: 'Accessibility', exact: true })
  await expect(menu).toBeVisible()
  released.resolve()
  await expect(page.getByRole('heading', { name: 'Forums', level: 1 })).toBeVisible()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

t.test('A menu that is opened the moment a page is shown stays open', { skip }, async () => {
  const page = await at('diabetes')
  await page.evaluate(() => {
    const isShown = () => document.querySelector('h1')?.textContent === 'Forums'
    const press = () => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Accessibility menu',
      )
      button?.focus()
      button?.click()
    }
    // Presses after the page is in the document and before its effects run.
    new MutationObserver((_, observer) => {
      if (!isShown()) return
      observer.disconnect()
      press()
    }).observe(document, { subtree: true, childList: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forums' }).click()
  const menu = page.getByRole('group', { name: 'Accessibility', exact: true })
  await expect(menu.getByRole('radio').first()).toBeFocused()
  await expect(page).toHaveTitle(/Forums/)
  await expect(menu).toBeVisible()
})

t.test(
  "In a window of little height, all entries of the header's menus can be reached",
  { skip },
  async () => {
    const page = await at('diabetes')
    // Size of a window of 1280 by 900 pixels at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 225 })
    await page.getByRole('button', { name: 'Accessibility menu' }).click()
    const reset = page.getByRole('group', { name: 'Accessibility' }).getByRole('button', { name: 'Reset' })
    await reset.scrollIntoViewIfNeeded()
    await expect(reset).toBeInViewport({ ratio: 1 })
  },
)

t.test("The buttons of the header stay visible if the site's name is long", { skip }, async (t) => {
  const page = await at('diabetes')
  const header = page.getByRole('banner')
  // A site name of the maximum length.
  const name = 'Everyday life with diabetes and all that comes along with it'
  await header.getByText('Diabetes Together').evaluate((element, text) => (element.textContent = text), name)
  for (const width of [901, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const forums = (await header.getByRole('link', { name: 'Forums' }).boundingBox())!
    const tools = (await header.getByRole('button', { name: 'Accessibility menu' }).boundingBox())!
    t.ok(forums.x + forums.width <= tools.x, `the way to the forums is under nothing at ${width} px`)
  }
})

t.test('A printed page contains only the text, on white', { skip }, async (t) => {
  const page = await at('diabetes', '/forums')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/forums/*')
  await page.evaluate(() => (document.documentElement.dataset['contrast'] = 'contrast-dark'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['banner', 'contentinfo', 'textbox', 'button'] as const)
    await expect(page.getByRole(part).locator('visible=true')).toHaveCount(0)
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  t.equal(ground, 'rgb(255, 255, 255)')
})

t.test('The not-found page offers links to other pages', { skip }, async (t) => {
  const page = await at('diabetes', '/no/such/page/anywhere')
  t.equal(await page.title(), 'Page not found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops! We can't find that page.")
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Go to the forums' })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(2)
})

t.test('Signing up on a social network leads through all implemented steps', { skip }, async () => {
  const page = await at('openlives')
  const names = { 'First name': 'Ines', 'Last name': 'Duarte' }
  const dialog = await signUp(page, 'ines@example.org', names, 'Continue')
  await expect(dialog).toHaveAccessibleName('Choose your username')
  await expect(dialog.getByLabel('Step 1 of 4')).toBeVisible()
  await expect(page.getByText('Account menu for Ines', { exact: true })).toBeAttached()
  await dialog.getByLabel('Username').fill('Ines in the open')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog).toHaveAccessibleName('Tell us a little about yourself')
  await expect(dialog.getByLabel('Step 2 of 4')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Your condition' }).click()
  await page.keyboard.type('migraine')
  await page.getByRole('option', { name: 'Migraine', exact: true }).click()
  await dialog.getByRole('button', { name: 'Your relationship to it' }).click()
  await page.getByRole('option', { name: 'Patient' }).click()
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog).toHaveAccessibleName('Where can we find you?')
  await expect(dialog.getByLabel('Step 3 of 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Skip this step' }).click()
  await expect(dialog).toHaveAccessibleName("You're almost done!")
  await expect(dialog.getByLabel('Step 4 of 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Skip this step' }).click()
  await expect(dialog).toHaveAccessibleName("You're all set!")
  await dialog.getByRole('button', { name: 'Go to the community' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Account menu for Ines in the open')).toBeAttached()
})

t.test('Signing up on a rare-disease site leads to verification', { skip }, async () => {
  const page = await at('rare')
  const dialog = await signUp(page, 'bea@example.org', { Username: 'Bea of few' }, 'Continue')
  await expect(dialog).toHaveAccessibleName('Tell us a little about yourself')
  await expect(dialog.getByLabel('Step 2 of 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog).toHaveAccessibleName("You're almost done!")
  await expect(dialog.getByLabel('Step 3 of 3')).toBeVisible()
  await expect(dialog.getByText(/it will be deleted on \w{3} \d+/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Verify via email' }).click()
  await expect(dialog).toHaveAccessibleName('Check your inbox')
  await dialog.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText('Email resent.')).toBeVisible()
})

t.test('Messages are not called private on sites with restricted private messaging', { skip }, async () => {
  const { page } = await network!.visit('carers')
  await network!.logIn(page, 'MayaInMotion')
  await page.goto('/')
  await page.getByRole('button', { name: /^Account menu for/ }).click()
  const menu = page.getByRole('group', { name: 'Your account' })
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Private Messages' })).toHaveCount(0)
})
