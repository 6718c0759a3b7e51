import t from 'tap'
import { barriers } from '../../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../../scripts/testing/browser.ts'
import { expect } from '../../../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser, { providers: true }))

t.test(
  'A visitor logs in with Google in a popup, chooses a username, and can link Facebook',
  { skip },
  async (t) => {
    const { page, problems } = await network!.visit('diabetes', { width: 375, height: 812 })
    await page.goto('/forums')
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome back!' })).toBeVisible()
    t.same(await barriers(page, '[role=dialog]'), [])
    await page.getByRole('button', { name: 'Create one now.' }).click()
    const dialog = page.getByRole('dialog', { name: 'Join in' })
    await expect(dialog).toContainText('By signing up you agree to the Terms of Use')
    t.same(await barriers(page, '[role=dialog]'), [])

    const logInWith = async (button: string, person: string) => {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: button }).click(),
      ])
      const closed = popup.waitForEvent('close')
      await popup.getByRole('link', { name: person }).click()
      await closed
    }
    await logInWith('Log in with Google', 'Ines Moreau')
    const naming = page.getByRole('dialog', { name: 'Choose your username' })
    await naming.getByRole('textbox', { name: 'Username' }).fill('Ines Walks')
    await naming.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog', { name: "You're all set!" }).getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/forums$/)
    await expect(page.getByText('Account menu for Ines Walks')).toBeAttached()

    await page.goto('/profile')
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible()
    await logInWith('Link Facebook', 'Ines Moreau')
    await expect(page.getByText('Your Facebook account is linked.')).toBeVisible()
    await page.getByRole('button', { name: 'Unlink Google' }).click()
    await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
    await page.getByRole('button', { name: 'Unlink Facebook' }).click()
    await expect(page.getByText('This is your only way to log in.')).toBeVisible()
    await page.goto('/update-email')
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.')
    await expect(page.getByRole('button', { name: 'Use this email address' })).toHaveCount(0)
    t.match(
      problems.filter((problem) => !problem.includes('409')),
      [],
    )
  },
)

t.test('In a browser that blocks popups, the log-in continues in the same window', { skip }, async (t) => {
  const { page } = await network!.visit('openlives')
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await page.goto('/member-login?redirect=/forums')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.getByRole('link', { name: 'Lee' }).click()
  await expect(
    page.getByRole('dialog', { name: /^(Create your account|Confirm your username)$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/forums$/)

  const { page: known } = await network!.visit('diabetes')
  await known.addInitScript(() => Object.assign(window, { open: () => null }))
  await known.goto('/member-login')
  await known.getByRole('button', { name: 'Log in with Facebook' }).click()
  await known.getByRole('link', { name: 'Maya Iyer' }).click()
  await expect(known.getByRole('dialog', { name: 'Log in with email' })).toContainText(
    'You already have an account with this email address.',
  )
  t.pass()
})
