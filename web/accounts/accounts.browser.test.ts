import type { Locator, Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { plainPicture } from '../../services/images/testing/pictures.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { browserKeys } from '../../services/ports/testing/push-service.ts'
import { askedForLinks } from '../social-sites/testing/links.ts'
import { followMail, mailedLink, textedCode } from './testing/outbox.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const noMatch = 'The email and password you entered did not match our records.'

t.test('A wrong password is reported in the form until a field is edited', { skip }, async (t) => {
  const { page } = await network!.visit('diabetes')
  await page.goto('/member-login')
  await page.getByLabel('Email').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill('no knees 2')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(noMatch)).toBeVisible()
  await page.getByLabel('Email').fill('other@example.org')
  await expect(page.getByText(noMatch)).toHaveCount(0)
  t.pass()
})

t.test('The back button passes the log-in page after a log-in and after a log-out', { skip }, async (t) => {
  const { page, problems } = await network!.visit('diabetes')
  await page.goto('/forums')
  await page.goto('/member-login?redirect=/profile/following')
  await page.getByLabel('Email').fill('mayainmotion@example.org')
  await page.getByLabel('Password', { exact: true }).fill('together-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/profile/following')
  await page.goBack()
  await expect(page).toHaveURL('/forums')
  await page.goForward()
  await expect(page).toHaveURL('/profile/following')
  await page.getByText('Account menu for MayaInMotion').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/member-login?redirect=%2Fprofile%2Ffollowing')
  await page.goBack()
  await expect(page).toHaveURL('/forums')
  t.same(problems, [])
})

/** Fills and submits the registration form. */
async function register(form: Page | Locator, email: string, names: Record<string, string>) {
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill('slow walks 7')
  for (const [label, name] of Object.entries(names))
    await form.getByRole('textbox', { name: label, exact: true }).fill(name)
  await form.getByRole('button', { name: /^(Sign up|Continue)$/ }).click()
}

/** Names two conditions in the step that requires them. */
async function nameCondition(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Tell us a little about yourself' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await expect(dialog.getByRole('combobox', { name: 'Your condition' })).toBeFocused()
  await page.keyboard.type('migraine')
  await page.getByRole('option', { name: 'Migraine', exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Your relationship to it' }).click()
  await expect(page.getByRole('option')).toHaveText(['Patient', 'Caregiver', 'Healthcare provider'])
  await page.getByRole('option', { name: 'Caregiver' }).click()
  await dialog.getByRole('button', { name: 'Add another.' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Another condition' })).toBeFocused()
  t.same(await barriers(page, '[role=dialog]'), [])
  await dialog.getByRole('button', { name: 'Remove condition 2' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** Chooses a picture by keyboard, after no file, and leaves it on the profile. */
async function choosePicture(page: Page) {
  await page.getByRole('button', { name: 'Add a picture' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Upload an image' })
  const save = dialog.getByRole('button', { name: 'Save picture' })
  await save.press('Enter')
  await expect(dialog.getByText('Please select an image to upload')).toBeVisible()
  await dialog
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await plainPicture() })
  await expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toBeVisible()
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Move left or right' }).press('End')
  await dialog.getByLabel('Describe the image').fill('Me at the lake')
  t.same(await barriers(page, '[role=dialog]'), [])
  await save.press('Enter')
  await expect(dialog).toHaveCount(0)
  const picture = page.getByRole('img', { name: 'Me at the lake' }).locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 100)
  const inHeader = page.locator('#account img')
  await expect(inHeader).toHaveJSProperty('naturalWidth', 44)
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter')
  await expect(inHeader).toHaveCount(0)
  await expect(picture).toHaveCount(0)
}

/** Keys of the commands that a page sends from now on. */
function sentFrom(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (key) sent.push(key)
  })
  return sent
}

/** Corrects name and links on the profile, and sees on the public page what others see. */
async function correctProfile(page: Page) {
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'First name' }).fill('Milena')
  const name = page.getByRole('region', { name: 'Name', exact: true })
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  const commands = sentFrom(page)
  await page.getByRole('button', { name: 'Save links' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  t.same(commands, [], 'unchanged links make no call')
  await page.getByRole('button', { name: 'Remove link 1' }).click()
  await expect(page.getByText('Removed', { exact: true })).toBeVisible()
  await choosePicture(page)
  t.same(await barriers(page, 'main'), [])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  t.ok(overflow <= 0, 'the profile fits on a phone')
  await page.getByRole('link', { name: 'View your profile as others see it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Milena Walks' })).toBeVisible()
  const links = page.getByRole('list', { name: /elsewhere/ }).getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('rel', 'nofollow ugc noopener')
}

/** Says something on the profile and chooses who sees it; a form without changes sends nothing. */
async function editProfile(page: Page, visitor: Page) {
  await page.goto('/profile/edit')
  const commands = sentFrom(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const saved = page.getByText('Saved', { exact: true })
  await save.click()
  await expect(saved).toBeVisible()
  t.same(commands, [], 'an unchanged form makes no call')
  t.same(await barriers(page, 'main'), [])
  const marked = page.getByRole('navigation', { name: 'Your profile' }).locator('[aria-current=page]')
  await expect(marked).toHaveText('Edit profile')

  await page.getByRole('textbox', { name: 'About you', exact: true }).fill('I walk with my dog.')
  await page.getByRole('textbox', { name: 'Gender' }).fill('Woman')
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('123')
  await save.click()
  await expect(page.getByText('Please enter a valid US zipcode')).toBeVisible()
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('10115')
  const answer = page.waitForResponse((response) => 'idempotency-key' in response.request().headers())
  await save.click()
  t.equal((await answer).ok(), true)
  t.equal(new Set(commands).size, 1, 'and a changed form makes one')
  const gender = page.getByRole('group', { name: 'Gender' })
  await gender.getByRole('button', { name: /^Only you/ }).click()
  await page.getByRole('option', { name: 'Everyone' }).click()
  await expect(gender.getByRole('button', { name: /^Everyone/ })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('link', { name: 'View your profile as others see it' }).click()
  await expect(page.getByText('This is how members see your profile.')).toBeVisible()
  await visitor.goto(new URL(page.url()).pathname)
  for (const shown of [page, visitor]) {
    await expect(shown.getByText('I walk with my dog.')).toBeVisible()
    await expect(shown.getByText('Woman')).toBeVisible()
    await expect(shown.getByText('10115')).toHaveCount(0)
  }
  await visitor.getByRole('link', { name: 'All threads and replies' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /^Activity of/ })).toBeVisible()
  t.same(await barriers(visitor, 'main'), [])
}

t.test(
  'A visitor of a social network who opens the messages and registers is led to the messages by dialog and email',
  { skip },
  async (t) => {
    const { visit, arrangeMenu } = network!
    const { page, context, problems } = await visit('openlives', { width: 375, height: 812 })
    await arrangeMenu('openlives', [{ menuId: '1', title: 'Your messages', url: '/messages', items: [] }])
    const link = page.getByRole('link', { name: 'Your messages' })
    await expect(async () => {
      await page.goto('/forums')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(link).toBeVisible({ timeout: 5000 })
    }).toPass()
    await link.click()
    const dialog = page.getByRole('dialog')
    const email = 'newcomer@openlives.example'
    const mayArrive = Promise.withResolvers<void>()
    await page.route('**/api', async (route) => {
      await mayArrive.promise
      await route.continue()
    })
    await register(dialog, email, { 'First name': 'Mila', 'Last name': 'Walks' })
    await expect(page.getByRole('dialog', { name: 'Choose your username' })).toBeVisible()
    await expect(dialog).toContainText('Your username will be publicly visible.')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('dialog', { name: 'Tell us a little about yourself' })).toBeVisible()
    mayArrive.resolve()
    await nameCondition(page)
    const asked = await askedForLinks(page, (selector) => barriers(page, selector))
    t.same(asked, { barriers: [], overflow: 0 })
    await expect(page.getByRole('dialog', { name: "You're almost done!" })).toBeVisible()
    await dialog.getByRole('button', { name: 'Skip this step' }).click()
    await dialog.getByRole('button', { name: 'Go to the community' }).click()
    await page.waitForURL('**/messages')
    await expect(dialog).toHaveCount(0)

    const verified = await context.newPage()
    await followMail(verified, email)
    const { hostname, pathname } = new URL(verified.url())
    t.same([hostname, pathname], ['openlives.localhost', '/messages'])
    await expect(verified.getByRole('dialog', { name: "You're all set!" })).toBeVisible()
    await expect(verified.getByText('Account verified.')).toBeVisible()
    await verified.keyboard.press('Escape')
    await expect(verified.getByRole('heading', { level: 1, name: /Messages/ })).toBeVisible()
    await correctProfile(verified)
    await editProfile(verified, (await visit('openlives')).page)
    t.same(problems, [])
  },
)

t.test(
  'A verification link that is opened in another browser verifies the account and leads to the log-in',
  { skip },
  async (t) => {
    const { page } = await network!.visit('migraine')
    await page.goto('/create-thread')
    await page.getByRole('button', { name: 'Create one now.' }).click()
    const email = 'elsewhere@migraine.example'
    await register(page, email, { Username: 'Elsa Where' })
    await page.getByRole('dialog').waitFor()
    const { context } = await network!.visit('migraine')
    const other = await context.newPage()
    await followMail(other, email)
    t.equal(new URL(other.url()).search, '?redirect=%2Fcreate-thread%3Fjust-verified')
    await expect(other.getByText('Account verified.')).toHaveCount(0)
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill('slow walks 7')
    await other.getByRole('button', { name: 'Log in', exact: true }).click()
    await other.waitForURL('**/create-thread?just-verified')
    await expect(other.getByRole('dialog', { name: "You're all set!" })).toBeVisible()
    await expect(other.getByText('Account verified.')).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.getByLabel('Title')).toBeVisible()

    // The first browser is still logged in, until the member ends its session here.
    await expect(page.getByText('Account menu for Elsa Where')).toBeAttached()
    await other.goto('/profile/account')
    const sessions = other.getByRole('region', { name: "Where you're logged in" })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
    await sessions.getByRole('button', { name: /Log out .+, logged in/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByRole('listitem')).toContainText('This device')
    await expect(page.getByText('Account menu for Elsa Where')).toHaveCount(0)
    t.equal((await page.goto('/api/auth/check-session', { waitUntil: 'load' }))?.ok(), true)
    await expect(page.locator('body')).toContainText('UNAUTHENTICATED')
    await other.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
  },
)

t.test(
  'A member who forgot the password chooses a new one with a mailed link, and is then logged in',
  { skip },
  async (t) => {
    const { page, problems } = await network!.visit('migraine', { width: 375, height: 812 })
    const email = 'forgetful@migraine.example'
    const details = { email, password: 'slow walks 7', username: 'Flora Forgets' }
    await page.goto('/member-login')
    const registered = await page.evaluate(async (details) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(details)
      const response = await fetch('/api/auth/register', { method: 'POST', headers, body })
      await fetch('/api/auth/log-out')
      return response.status
    }, details)
    t.equal(registered, 200)
    await page.getByRole('button', { name: 'Need help signing in?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trouble signing in?' })).toBeFocused()
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByLabel('Email or username').fill('flora forgets')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(
      page.getByText('If an account exists, we have sent you a link to create a new password'),
    ).toBeVisible()
    t.same(await barriers(page, 'main'), [])

    const link = await mailedLink(page, email, 'Choose a new password')
    await page.goto(link)
    const dialog = page.getByRole('dialog', { name: 'Create a new password' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL((url) => url.search === '')
    await expect(dialog.getByText('Account: flora-forgets')).toBeVisible()
    const save = async (password: string) => {
      await dialog.getByLabel('New password', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Save password' }).click()
    }
    await save('Password1')
    await expect(dialog.getByText('This password is easy to guess')).toBeVisible()
    t.same(await barriers(page, '[role=dialog]'), [])
    problems.length = 0 // The browser reports the response 400.
    await save('quiet rooms 9')
    await expect(page.getByText('Success! Your password has been reset')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Account menu for Flora Forgets')).toBeAttached()
    t.same(problems, [])

    await page.goto(link)
    await save('quiet rooms 10')
    await expect(dialog.getByText('Something went wrong, password was not saved.')).toBeVisible()
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('')
    await dialog.getByRole('button', { name: 'Request a new one.' }).click()
    await expect(page.getByRole('dialog', { name: 'Trouble signing in?' })).toBeVisible()

    const other = await network!.visit('migraine')
    await other.page.goto('/forgot-password?key=secret&login=flora-forgets')
    await expect(other.page).toHaveURL((url) => url.search === '')
    await expect(other.page.getByRole('heading', { level: 1, name: 'Create a new password' })).toBeVisible()
    await expect(other.page.getByText('Account: flora-forgets')).toBeVisible()
    t.same(other.problems, [])
  },
)

t.test('A member verifies the account with a code that is texted to a phone', { skip }, async (t) => {
  const { page, context, problems } = await network!.visit('diabetes', { width: 375, height: 812 })
  await page.goto('/member-login')
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const details = { email: 'phone@diabetes.example', password: 'slow walks 7', username: 'Pia Phones' }
    await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(details) })
  })
  await page.goto('/create-thread')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('You must verify your account to proceed')
  await dialog.getByRole('button', { name: 'Verify via text message' }).click()
  await expect(dialog).toHaveAccessibleName('Verify via text message')
  const phone = dialog.getByLabel('Phone number')
  await expect(phone).toHaveValue('+1')
  await phone.pressSequentially('555')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible()
  await phone.pressSequentially('2104242')
  await expect(phone).toHaveValue('+1 (555) 210-4242')
  await expect(dialog.getByText('Please enter a valid phone number')).toHaveCount(0)
  t.same(await barriers(page, '[role=dialog]'), [])
  await dialog.getByRole('button', { name: 'Send code' }).click()

  await expect(dialog).toHaveAccessibleName('Enter verification code')
  t.same(await barriers(page, '[role=dialog]'), [])
  const replaced = await textedCode(context, '+15552104242')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toHaveAccessibleName('Verify via text message')
  await phone.pressSequentially('5552104242')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const digit = (number: number) => dialog.getByRole('textbox', { name: `Digit ${number} of 6` })
  const code = await textedCode(context, '+15552104242', replaced)
  await digit(1).click()
  await page.keyboard.type(code === '111111' ? '222222' : '111111')
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect code.')
  for (let number = 1; number <= 6; number++) await expect(digit(number)).toHaveValue('')
  await expect(digit(1)).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Backspace')
  await expect(digit(2)).toBeFocused()
  await expect(digit(2)).toHaveValue('')
  await dialog.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByText('Code resent.')).toBeVisible()

  const newest = await textedCode(context, '+15552104242', code)
  await digit(3).evaluate(
    (box, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    ` ${newest.slice(0, 3)} ${newest.slice(3)}\n`,
  )
  await expect(page.getByText('Account verified.')).toBeVisible()
  await expect(dialog).toHaveAccessibleName("You're all set!")
  await dialog.getByRole('button', { name: 'Go to the community' }).click()
  await expect(page).toHaveURL('/create-thread')
  await expect(page.getByLabel('Title')).toBeVisible()
  t.same(problems, [])
})

t.test('A device is asked for push notifications only by its button', { skip }, async (t) => {
  const { page, problems } = await network!.visit('diabetes')
  await network!.logIn(page, 'MayaInMotion')
  const { p256dh, auth } = browserKeys()
  // Chromium without a window allows no notifications and reaches no push service; the service worker is its own.
  await page.addInitScript(
    (keys) => {
      const kept = () => sessionStorage.getItem('endpoint')
      const made = () => kept() && { toJSON: () => ({ endpoint: kept(), keys }), unsubscribe }
      const unsubscribe = async () => sessionStorage.removeItem('endpoint')
      const subscribe = async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        sessionStorage.setItem('endpoint', `https://push.example/${key}`)
        return made()
      }
      Object.assign(PushManager.prototype, { getSubscription: async () => made(), subscribe })
      let permission = sessionStorage.getItem('permission') ?? 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        permission = 'granted'
        sessionStorage.setItem('permission', permission)
        return 'granted'
      }
    },
    { p256dh, auth },
  )
  await page.goto('/profile/notifications/settings')
  const turnOn = page.getByRole('button', { name: 'Turn on for this device' })
  const turnOff = page.getByRole('button', { name: 'Turn off for this device' })
  await expect(turnOn).toBeVisible()
  t.equal(await page.evaluate(() => Notification.permission), 'default', 'the page asked nothing')
  await turnOn.click()
  await expect(turnOff).toBeVisible()
  await expect(page.getByLabel('Tell me on my devices').first()).toBeChecked()
  t.match(
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL)),
    /push-worker/,
  )
  await page.reload()
  await turnOff.click()
  await expect(turnOn).toBeVisible()
  await expect(page.getByLabel('Tell me on my devices')).toHaveCount(0)
  t.same(problems, [])
})
