import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { openListening } from '../../scripts/testing/listening.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const narrow = { width: 375, height: 812 }

/** Communities of the demo, one of each kind, each with a route that is open and one that is closed. */
const kinds = [
  ['autoimmune', 'Autoimmune Commons', '/forums', '/messages'],
  ['rare', 'Rarely Alone', '/messages', '/community'],
  ['openlives', 'Open Lives', '/community', null],
  ['steady', 'Steady Ground', '/forums', '/messages'],
  ['carers', 'Carers’ Corner', '/forums', '/community'],
  ['nightowls', 'Night Owls', '/forums', '/community'],
] as const

t.test(
  'Six communities of different kinds each have their own host, appearance and features',
  { skip },
  async (t) => {
    const looks = new Set<string>()
    for (const [prefix, name, open, closed] of kinds) {
      const { page, context, problems } = await network!.visit(prefix)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      t.equal(new URL(page.url()).hostname, `${prefix}.localhost`)
      const accent = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--site-accent-light'),
      )
      looks.add(accent)
      const helps = await page.getByRole('complementary', { name: /crisis/i }).count()
      t.equal(helps > 0, prefix === 'steady', `${prefix}: help in a crisis stands where minds are the matter`)
      const teasers = page.getByRole('region', { name: 'Find your community' }).getByRole('listitem')
      t.equal(
        await teasers.count(),
        prefix === 'autoimmune' ? 2 : 0,
        `${prefix}: a parent shows its children`,
      )
      if (prefix === 'autoimmune') t.same(await barriers(page), [])
      const landed = async (path: string) => {
        await page.goto(path)
        return new URL(page.url()).pathname
      }
      t.not(await landed(open), '/', `${prefix}: ${open} is open`)
      if (closed) t.equal(await landed(closed), '/', `${prefix}: ${closed} leads home`)
      t.same(problems, [], prefix)
      await context.close()
    }
    t.equal(looks.size, kinds.length, 'no two look the same')
  },
)

t.test('A page rendered before a feature was turned off is updated afterwards', { skip }, async (t) => {
  const { visit, logIn } = network!
  const admin = await visit('diabetes')
  const visitor = await visit('carers')
  await logIn(admin.page, 'Amara Osei')
  await admin.page.goto('/wp-admin/sites/carers/features')
  const forums = admin.page.getByRole('switch', { name: 'Forums' })

  // The live connection is held back until the flags have changed, so that it cannot report the change.
  const { promise: isOff, resolve: goOn } = Promise.withResolvers<void>()
  await visitor.page.routeWebSocket('**/api/socket', async (socket) => {
    await isOff
    socket.connectToServer()
  })
  await visitor.page.goto('/forums')
  await forums.click()
  await expect(admin.page.getByRole('dialog')).toContainText('all threads and their comments will disappear')
  await admin.page.getByRole('button', { name: 'Keep it on' }).click()
  await expect(forums).toBeChecked()
  await forums.click()
  await admin.page.getByRole('button', { name: 'Turn off' }).click()
  await expect(forums).not.toBeChecked()
  await admin.page.getByText('Forums: off').first().waitFor()
  goOn()
  await visitor.page.waitForURL((url) => url.pathname === '/')
  await expect(visitor.page.getByRole('banner').getByRole('link', { name: 'Forums' })).toHaveCount(0)
  t.pass()
  await forums.click()
  await expect(forums).toBeChecked()
  await Promise.all([admin.context.close(), visitor.context.close()])
})

t.test('On a site without sign-up, members can still log in on the log-in page', { skip }, async (t) => {
  const { visit, logIn } = network!
  const admin = await visit('diabetes')
  const { page, context, problems } = await visit('carers')
  await logIn(admin.page, 'Amara Osei')
  await admin.page.goto('/wp-admin/sites/carers/features')
  const accounts = admin.page.getByRole('switch', { name: 'Sign-up and login' })
  await accounts.click()
  await admin.page.getByRole('button', { name: 'Turn off' }).click()
  await admin.page.getByText('Sign-up and login: off').first().waitFor()

  await page.goto('/forums')
  await page.getByRole('main').locator('a[href^="/forums/"]').first().click()
  const thread = page.getByRole('article').first()
  await thread
    .getByRole('button', { name: /^React to/ })
    .first()
    .click()
  await thread.getByRole('button', { name: /^Like/ }).click()
  await page.waitForURL(
    ({ pathname, search }) => pathname === '/member-login' && search.startsWith('?redirect=%2Fforums%2F'),
  )
  await expect(page.getByRole('heading', { name: 'Log in with email' })).toBeVisible()
  await expect(page.getByText('Create one now.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Need help signing in?' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Log in with email' })).toBeVisible()
  t.same(problems, [])
  await accounts.click()
  await expect(accounts).toBeChecked()
  await Promise.all([admin.context.close(), context.close()])
})

t.test('Turning off a feature removes its routes and texts from open pages', { skip }, async (t) => {
  const { visit, logIn } = network!
  const admin = await visit('diabetes')
  const visitor = await visit('nightowls', narrow)
  const member = await visit('nightowls')
  await Promise.all([logIn(admin.page, 'Amara Osei'), logIn(member.page, 'MayaInMotion')])
  await Promise.all([openListening(visitor.page, '/forums'), openListening(member.page, '/create-thread')])
  await member.page.getByLabel('Title').waitFor()

  await admin.page.goto('/wp-admin/sites')
  await admin.page.getByRole('main').getByRole('link', { name: 'Night Owls' }).click()
  await admin.page.getByRole('main').getByRole('link', { name: 'Features' }).click()
  const forums = admin.page.getByRole('switch', { name: /^Forums/ })
  await forums.waitFor()
  await forums.click()
  await admin.page.getByRole('button', { name: 'Turn off' }).click()
  await Promise.all([visitor, member].map(({ page }) => page.waitForURL((url) => url.pathname === '/')))
  await expect(visitor.page.getByRole('main').getByRole('link', { name: /forums/i })).toHaveCount(0)
  await openListening(visitor.page, '/forums')
  t.equal(new URL(visitor.page.url()).pathname, '/', 'nor from the server')

  await forums.check()
  await expect(visitor.page.getByRole('main').getByRole('link', { name: /forums/i })).not.toHaveCount(0)
  t.same(await barriers(admin.page), [])
})

t.test(
  'An administrator creates a community by keyboard, prepares it, and opens it to everybody',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('migraine', narrow)
    const stranger = await visit('carers')
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/sites/new')
    t.same(await barriers(page), [])
    const keyboard = page.keyboard
    await page.getByRole('radio', { name: /^Patients' forum/ }).focus()
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^Articles/ })).toBeChecked()
    await keyboard.press('ArrowUp')
    await keyboard.press('Tab')
    await keyboard.type('Gout Gang')
    await expect(page.getByText('Web address: gout-gang.localhost')).toBeVisible()
    await keyboard.press('Tab')
    await keyboard.type('Toes that burn at night.')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create community' }).press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gout Gang')
    const checklist = page.getByRole('region', { name: 'Before you open it' })
    await expect(checklist).toContainText('1 of 7 done')
    t.same(await barriers(page), [])
    const origin = new URL(page.url()).origin.replace('migraine', 'gout-gang')
    await stranger.page.goto(`${origin}/`)
    await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('There is no community here')

    await checklist.getByRole('link', { name: 'Choose a logo' }).press('Enter')
    const look = page.getByRole('region', { name: 'Name and look' })
    await look.getByLabel('Color', { exact: true }).fill('#a5402d')
    await page.getByRole('link', { name: 'All settings of Gout Gang' }).press('Enter')
    const settings = page.getByRole('navigation', { name: 'Settings' })
    await settings.getByRole('link', { name: 'Menu' }).press('Enter')
    await page.getByRole('button', { name: 'Add an entry' }).press('Enter')
    await page.getByLabel('Title, level 1').last().fill('Talk')
    await page.getByRole('region', { name: 'Menu' }).getByLabel('Address').last().fill('/forums')
    await page.getByRole('button', { name: 'Save menu' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await page.goto('/wp-admin/sites')
    await page.goto('/wp-admin/sites/gout-gang')
    await expect(settings.getByRole('listitem').filter({ hasText: 'Not saved' })).toContainText(
      'Name and look',
    )
    await settings.getByRole('link', { name: 'Categories' }).press('Enter')
    await page.getByRole('button', { name: 'Leave as is' }).press('Enter')
    await page.getByRole('link', { name: 'All settings of Gout Gang' }).press('Enter')
    await expect(checklist).toContainText('3 of 7 done')
    await settings.getByRole('link', { name: 'Name and look' }).press('Enter')
    await expect(look.getByLabel('Color', { exact: true })).toHaveValue('#a5402d')
    await page.getByRole('button', { name: 'Save name and look' }).press('Enter')
    await expect(page.getByText('Saved and live.').first()).toBeVisible()
    await page.goto('/wp-admin/sites/gout-gang/redirects')
    await page.getByLabel('Old path', { exact: true }).fill('/toes')
    await page.getByLabel('Redirect to', { exact: true }).fill('/forums')
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByRole('listitem').filter({ hasText: '/toes redirects to /forums' }).waitFor()
    await page.goto('/wp-admin/sites/gout-gang/changes')
    const newest = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
    await expect(newest).toContainText(/Amara Osei.*Redirect from \/toes.*\/forums/s)

    await page.getByRole('link', { name: 'All settings of Gout Gang' }).click()
    await page.getByRole('button', { name: 'Open the community…' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Open it' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Still to do' })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    t.ok(width <= narrow.width, 'nothing stands over the edge')
    t.same(problems, [])

    await stranger.page.goto(`${origin}/toes`)
    t.equal(new URL(stranger.page.url()).pathname, '/forums')
    await stranger.page.goto(`${origin}/`)
    await expect(stranger.page.getByText('Toes that burn at night.').first()).toBeVisible()
  },
)

t.test('Only administrators can open the settings of communities', { skip }, async () => {
  const { visit, logIn } = network!
  const member = await visit('migraine')
  await logIn(member.page, 'MayaInMotion')
  for (const path of ['/wp-admin/sites', '/wp-admin/sites/new', '/wp-admin/sites/migraine/features']) {
    await member.page.goto(path)
    await expect(member.page.getByRole('switch')).toHaveCount(0)
    await expect(member.page.getByLabel('Name')).toHaveCount(0)
  }
})
