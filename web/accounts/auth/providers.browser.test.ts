import t from 'tap'
import { barriers } from '../../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../../scripts/testing/browser.ts'
import { expect } from '../../../scripts/testing/expect.ts'
import { idTokenFor } from '../../../scripts/providers/testing/visitor.ts'
import { oneTapScript } from '../testing/one-tap.ts'

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

    await page.goto('/profile/account')
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible()
    await logInWith('Link Facebook', 'Ines Moreau')
    await expect(page.getByText('Your Facebook account is linked.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other ways to log in' })).toBeFocused()
    await page.getByRole('button', { name: 'Unlink Google' }).click()
    await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
    await page.getByRole('button', { name: 'Unlink Facebook' }).click()
    await expect(page.getByText('This is your only way to log in.')).toBeVisible()
    await page.goto('/update-email')
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.')
    await expect(page.getByRole('button', { name: 'Use this email address' })).toHaveCount(0)
    await page.getByRole('region', { name: 'OUR COMMUNITIES' }).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/' && url.hostname !== 'diabetes.localhost')
    await expect(page.getByText('Account menu for Ines Walks')).toBeAttached()

    await page.goto('/profile/account')
    await page.context().clearCookies()
    for (const button of ['Unlink Facebook', 'Link Google']) {
      await page.getByRole('button', { name: button }).click()
      const again = page.getByRole('dialog', { name: 'Welcome back!' })
      await again.getByRole('button', { name: 'Close' }).click()
      await expect(again).toHaveCount(0)
    }
    t.same(
      problems.filter((problem) => !/40[19]/.test(problem)),
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

const captchaScript = `window.grecaptcha = { ready: (run) => run(), execute: async (key) => 'token for ' + key }`

t.test(
  'Scripts of Google load after consent only: One Tap logs in, and a captcha gives its token',
  { skip },
  async (t) => {
    const { issuer, clients } = network!.network.settings.providers.google
    const [clientId = '', secret = ''] = clients.entries().next().value ?? []
    await network!.changeSettings('openlives', {
      one_tap_enabled: true,
      google_client_id: clientId,
      facebook_one_tap: true,
      recaptcha_key: 'site-key',
    })
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1'
    const { page, context, problems } = await network!.visit(
      'openlives',
      { width: 375, height: 812 },
      { userAgent },
    )
    const foreign: string[] = []
    const credential = await idTokenFor('lee', { issuer, clientId, secret })
    await context.route(/^https:/, async (route) => {
      const url = route.request().url()
      foreign.push(url)
      const body = url.includes('/gsi/') ? oneTapScript('Lee', credential) : captchaScript
      await route.fulfill({ body, contentType: 'text/javascript' })
    })
    const banner = page.getByRole('region', { name: 'May we load parts of other companies?' })
    await expect(async () => {
      await page.goto('/forums')
      await expect(banner).toBeVisible({ timeout: 1000 })
    }).toPass()
    t.same(foreign, [])

    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept all' }).click()])
    const invitation = page.getByRole('dialog', { name: /^Log in to / })
    await expect(invitation.getByRole('button', { name: 'Log in with Facebook' })).toBeVisible()
    t.same(await barriers(page, '[role=dialog]'), [])
    const asLee = page.getByRole('button', { name: 'Continue as Lee' })
    const refuseOnce = (code: string) =>
      page.route(
        '**/api/auth/one-tap',
        (route) => route.fulfill({ status: 409, json: { status: 'error', user: null, code, message: code } }),
        { times: 1 },
      )
    await refuseOnce('NOT_CONFIRMED')
    await asLee.click()
    const toast = page.getByText(/^An error occurred/)
    await expect(toast).toBeVisible()
    const [above, below] = [await toast.boundingBox(), await invitation.boundingBox()]
    t.ok(above!.y + above!.height <= below!.y, 'the toast is above the invitation')
    await invitation.getByRole('button', { name: 'Not now' }).click()
    await expect(invitation).toHaveCount(0)
    await refuseOnce('SECOND_FACTOR')
    await asLee.click()
    const second = page.getByRole('dialog', { name: 'One more step' })
    await second.getByRole('button', { name: 'Close' }).click()
    await expect(second).toHaveCount(0)
    await expect(asLee).toBeVisible()
    t.same(foreign, ['https://accounts.google.com/gsi/client'])

    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await page.getByRole('button', { name: 'Log in with email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in with email' })
    await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org')
    await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong knees 4')
    await expect(dialog.getByRole('checkbox', { name: 'Keep me logged in on this device' })).toBeChecked()
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/identity/callback'),
      dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
    ])
    t.match(request.postDataJSON(), { recaptcha_token: 'token for site-key', remember_me: true })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await asLee.click()
    await expect(page.getByText('Welcome back Lee!')).toBeVisible()
    t.same(
      problems.filter((problem) => !/40[19]/.test(problem)),
      [],
    )
  },
)
