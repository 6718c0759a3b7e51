import type { Page } from 'playwright'
import t from 'tap'
import { entriesOf } from '../../events/entries.ts'
import type { Person } from '../../scripts/providers/people.ts'
import { startLocalProvider } from '../../scripts/providers/server.ts'
import { idTokenFor } from '../../scripts/providers/testing/visitor.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { oneTapScript } from './testing/one-tap.ts'
import { followMail, textedCode } from './testing/outbox.ts'

/** Kinds of sites (spec §1). */
const kinds = {
  diabetes: 'ordinary',
  rare: 'rare',
  openlives: 'social',
} as const
type Prefix = keyof typeof kinds
type Kind = (typeof kinds)[Prefix]

const joining = ['Join in', 'Sign up with email']
const [naming, telling, done] = ['Choose your username', 'Tell us a little about yourself', "You're all set!"]
const verifying = "You're almost done!"
const texting = ['Verify via text message', 'Enter verification code']
const details: Record<Kind, string[]> = {
  ordinary: [],
  rare: [telling],
  social: [naming, telling, 'Where can we find you?'],
}
const withProvider: Record<Kind, string[]> = {
  ordinary: ['Join in', naming, done],
  rare: ['Join in', telling, naming, done],
  social: ['Join in', 'Confirm your username', done],
}

/** Ways to register and verify, and the headings of the auth dialog in their order (spec §4 Sign-up flow). */
const ways = {
  'by email and follows the mailed link': (kind: Kind) => [...joining, ...details[kind], verifying, done],
  'by email and enters a texted code': (kind: Kind) => [
    ...joining,
    ...details[kind],
    verifying,
    ...texting,
    done,
  ],
  'with Google': (kind: Kind) => withProvider[kind],
  'with Facebook': (kind: Kind) => withProvider[kind],
  'with One Tap': (kind: Kind) => withProvider[kind].slice(1),
}
type Way = keyof typeof ways

/** Sites on which each way is taken: flow/steps.test.ts checks every step after every other on every kind of site. */
const taken: Record<Way, readonly Prefix[]> = {
  'by email and follows the mailed link': ['diabetes', 'rare', 'openlives'],
  'by email and enters a texted code': ['rare'],
  'with Google': ['openlives'],
  'with Facebook': ['diabetes'],
  'with One Tap': ['rare'],
}

const people: Person[] = []
const [clientId, secret] = ['network', 'a-secret']
const clients = new Map([[clientId, secret]])
const provider = await startLocalProvider({ clients, people })
t.teardown(provider.close)
const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network =
  browser &&
  (await testNetwork(t, browser, {
    env: {
      GOOGLE_ISSUER: provider.issuers.google,
      FACEBOOK_ISSUER: provider.issuers.facebook,
      GOOGLE_CLIENTS: `${clientId}:${secret}`,
      FACEBOOK_CLIENTS: `${clientId}:${secret}`,
    },
  }))

/** A newcomer of one way and site, whom each provider knows too. */
function newcomer(way: Way, prefix: Prefix) {
  const number = people.length
  const person = {
    id: `person-${number}`,
    email: `newcomer-${number}@example.com`,
    isEmailVerified: true,
    firstName: `Nell${number}`,
    lastName: 'Walks',
    note: way,
  }
  people.push(person)
  return { ...person, username: `Nell from ${prefix} ${number}`, phone: `55521042${10 + number}` }
}
type Newcomer = ReturnType<typeof newcomer>

/** Logs in at a provider in the popup. */
async function logInWith(page: Page, name: string, { firstName, lastName }: Newcomer) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Log in with ${name}` }).click(),
  ])
  const closed = popup.waitForEvent('close')
  await popup.getByRole('link', { name: `${firstName} ${lastName}` }).click()
  await closed
}

/** Allows Google's script on a page, which then offers to log in with One Tap, and accepts. */
async function acceptOneTap(page: Page, { id, firstName }: Newcomer) {
  const issuer = provider.issuers.google
  const body = oneTapScript(firstName, await idTokenFor(id, { issuer, clientId, secret }))
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
  const accept = page.getByRole('button', { name: 'Accept all' })
  await expect(async () => {
    await page.reload()
    await expect(accept).toBeVisible({ timeout: 1000 })
  }).toPass()
  await Promise.all([page.waitForEvent('load'), accept.click()])
  await page.getByRole('button', { name: `Continue as ${firstName}` }).click()
}

/** Does what a step of the dialog asks for. */
async function takeStep(
  page: Page,
  step: string,
  { kind, way, who }: { kind: Kind; way: Way; who: Newcomer },
) {
  const dialog = page.getByRole('dialog', { name: step, exact: true })
  await expect(dialog).toBeVisible()
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const fill = (label: string, text: string) =>
    dialog.getByRole('textbox', { name: label, exact: true }).fill(text)
  switch (step) {
    case 'Join in': {
      if (way === 'with Google') return logInWith(page, 'Google', who)
      if (way === 'with Facebook') return logInWith(page, 'Facebook', who)
      return press('Sign up with email')
    }
    case 'Sign up with email':
      await fill('Email', who.email)
      await dialog.getByLabel('Password', { exact: true }).fill('slow walks 7')
      if (kind === 'social') {
        await fill('First name', who.firstName)
        await fill('Last name', who.lastName)
      } else await fill('Username', who.username)
      return dialog.getByRole('button', { name: /^(Sign up|Continue)$/ }).click()
    case naming:
    case 'Confirm your username':
      await fill('Username', who.username)
      return press('Continue')
    case telling:
      if (kind === 'social') {
        await dialog.getByRole('combobox', { name: 'Your condition' }).fill('migraine')
        await page.getByRole('option', { name: 'Migraine', exact: true }).click()
        await dialog.getByRole('button', { name: 'Your relationship to it' }).click()
        await page.getByRole('option', { name: 'Patient' }).click()
      }
      return press('Continue')
    case 'Where can we find you?':
      return dialog.getByRole('button', { name: /^Skip/ }).click()
    case verifying:
      if (way === 'by email and enters a texted code') return press('Verify via text message')
      return followMail(page, who.email)
    case 'Verify via text message':
      await dialog.getByLabel('Phone number').pressSequentially(who.phone)
      return press('Send code')
    case 'Enter verification code': {
      const code = await textedCode(page.context(), `+1${who.phone}`)
      await dialog.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
      return page.keyboard.type(code)
    }
    default:
      return press('Close')
  }
}

/** Goes from a member's profile, by its button or One Tap, through the dialog to a message that this member gets. */
async function sendFirstMessage(prefix: Prefix, way: Way) {
  const who = newcomer(way, prefix)
  const { page, problems } = await network!.visit(prefix, { width: 375, height: 812 })
  if (way === 'with One Tap')
    await network!.changeSettings(prefix, { one_tap_enabled: true, google_client_id: clientId })
  await page.goto('/members/mayainmotion')
  const write = page.getByRole('button', { name: 'Message' })
  if (way === 'with One Tap') await acceptOneTap(page, who)
  else {
    await write.click()
    await expect(page.getByText('Create an account to send a private message.')).toBeVisible()
  }
  const kind = kinds[prefix]
  for (const step of ways[way](kind)) await takeStep(page, step, { kind, way, who })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === '/members/mayainmotion')
  await write.click()
  const text = `Hello Maya, I am ${who.username}.`
  const box = page.getByRole('dialog', { name: /^Private message with/ }).getByRole('textbox')
  await box.fill(text)
  await box.press('Enter')
  await expect(page.getByRole('group', { name: 'Messages' }).getByText(text)).toBeVisible()
  await expect(page.getByText(/^(Sending…|Not confirmed yet\.)/)).toHaveCount(0)
  await page.context().close()
  return problems
}

t.test("The registration form shows terms with links to the demo's pages", { skip }, async (t) => {
  const { page, problems } = await network!.visit('nightowls')
  await page.goto('/register')
  await page.getByRole('button', { name: 'Sign up with email' }).click()
  await expect(page.getByText('By signing up you agree to the Terms of Use')).toBeVisible()
  for (const name of ['Terms of Use', 'Privacy Notice']) {
    const link = page.getByRole('main').getByRole('link', { name })
    const opened = page.waitForEvent('popup')
    await link.click()
    const demo = await opened
    await expect(demo.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(demo.getByText('This is a demo.')).toBeVisible()
    t.match(demo.url(), /nightowls\.localhost.*\/demo\//)
    await demo.close()
  }
  t.same(problems, [])
})

/** Texts in fields of the registration form, and the messages of the rules that they break first (spec §5). */
const broken = [
  ['Email', 'ada@', 'Please enter a valid email address'],
  ['Email', '', 'This field is required'],
  ['Email', `${'a'.repeat(250)}@c.de`, 'Maximum length of 254 exceeded'],
  ['Password', 'short1', 'Please enter at least 8 characters, including a number'],
  ['Password', '12345678', 'Passwords cannot be only numbers'],
  ['Username', 'B<', 'Please enter at least 4 characters'],
  ['Username', 'a<bc', 'Please use alphabetic or numeric characters only'],
  ['Username', '<'.repeat(61), 'Maximum length of 60 exceeded'],
] as const

t.test(
  'A field of the registration form shows only the first broken rule, half a second after the last key press',
  { skip },
  async (t) => {
    const { page, problems } = await network!.visit('diabetes')
    await page.goto('/register')
    await page.getByRole('button', { name: 'Sign up with email' }).click()
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    for (const [label, text, message] of broken) {
      const field = page.getByLabel(label, { exact: true })
      const isTold = () =>
        field.evaluate(
          (element, message) =>
            (element.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .some((id) => document.getElementById(id)?.textContent === message),
          message,
        )
      await field.fill(text)
      await page.clock.runFor(499)
      t.equal(await isTold(), false, `${message}, too early`)
      await page.clock.runFor(1)
      await expect.poll(isTold, { message }).toBe(true)
    }
    t.same(problems, [])
  },
)

for (const [way, prefixes] of entriesOf(taken))
  t.test(
    `A visitor registers ${way} on ${prefixes.join(', ')}, then sends a message`,
    { skip },
    async (t) => {
      const found = await Promise.all(prefixes.map((prefix) => sendFirstMessage(prefix, way)))
      t.same(found.flat(), [])
    },
  )
