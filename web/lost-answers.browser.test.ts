import type { Locator, Page, Route } from 'playwright'
import t from 'tap'
import { NO_CHROMIUM, testBrowser, testNetwork, type windowsOn } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

type Who = Parameters<ReturnType<typeof windowsOn>['logIn']>[1]

interface Creation {
  name: string
  who: Who
  /** Opens the page with the form. */
  open: (page: Page) => Promise<unknown>
  fill: (page: Page, text: string) => Promise<unknown>
  press: (page: Page) => Locator
  /** Opens the page with what was made, if it is another one. */
  openMade?: (page: Page) => Promise<unknown>
  /** Everything on the page that has the text. */
  made: (page: Page, text: string) => Locator
}

const statuses = '/members/mayainmotion/status'
const update = (page: Page) => page.getByRole('article', { name: /^Status update 1 by/ })

const creations: readonly Creation[] = [
  {
    name: 'A status update',
    who: 'Tomasz W.',
    open: (page) => page.goto('/members/tomasz-w/status'),
    fill: (page, text) => page.getByLabel('Write a status update').fill(text),
    press: (page) => page.getByRole('button', { name: 'Post status update' }),
    made: (page, text) => page.getByRole('article').filter({ hasText: text }),
  },
  {
    name: 'A reply to a status update',
    who: 'MayaInMotion',
    open: (page) => page.goto(statuses),
    async fill(page, text) {
      const box = update(page).getByRole('textbox')
      if (!(await box.isVisible()))
        await update(page)
          .getByRole('button', { name: /^Reply to/ })
          .first()
          .click()
      await box.fill(text)
    },
    press: (page) => update(page).getByRole('button', { name: 'Post reply' }),
    made: (page, text) => page.getByRole('article', { name: /^Reply/ }).filter({ hasText: text }),
  },
  {
    name: 'A question of an analyst',
    who: 'Carlos Medina',
    open: (page) => page.goto('/wp-admin/analytics/new'),
    async fill(page, text) {
      await page.getByLabel('Title').fill(text)
      await page.getByLabel('Reacted').check()
      await page.getByLabel('Week', { exact: true }).check()
    },
    press: (page) => page.getByRole('button', { name: 'Ask', exact: true }),
    openMade: (page) => page.goto('/wp-admin/analytics'),
    made: (page, text) => page.getByRole('link', { name: text }),
  },
  {
    name: 'A note of a moderator',
    who: 'Ruth Castellano',
    async open(page) {
      await page.goto('/moderation')
      await page.getByRole('article').first().locator('[aria-expanded]').click()
      await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible()
    },
    async fill(page, text) {
      const box = page.getByRole('dialog').getByLabel('Note')
      if (!(await box.isVisible())) await page.getByRole('button', { name: 'Add a note' }).click()
      await box.fill(text)
    },
    press: (page) => page.getByRole('button', { name: 'Add note' }),
    made: (page, text) => page.getByRole('list', { name: 'Notes of moderators' }).getByText(text),
  },
  {
    name: 'An award',
    who: 'Amara Osei',
    async open(page) {
      await page.goto('/wp-admin/members?s=tomasz')
      await page.getByRole('link', { name: 'Manage Tomasz W.' }).click()
      await expect(page.getByRole('form', { name: 'Give an award' })).toBeVisible()
    },
    async fill(page, text) {
      const form = page.getByRole('form', { name: 'Give an award' })
      await form.getByLabel('Award').fill(text)
      await form.getByLabel('Year').fill('2026')
      await form.getByLabel('Earned on').fill('2026-11-20')
      await form.getByLabel('Reason').fill('Members voted')
    },
    press: (page) => page.getByRole('button', { name: 'Give award' }),
    made: (page, text) => page.getByRole('button', { name: `Take… ${text}` }),
  },
]

/** Carries out the mutations of a page, but loses their answers. */
async function loseAnswers(page: Page) {
  await page.route('**/api', async (route: Route) => {
    const request = route.request()
    if (!(await request.headerValue('idempotency-key'))) return route.continue()
    // Browsers resolve names under localhost; Node does so only on some machines.
    const { host, port, pathname } = new URL(request.url())
    await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}`,
      headers: { ...(await request.allHeaders()), host },
    })
    await route.abort()
  })
}

async function loseOne(page: Page, { fill, press }: Creation, text: string) {
  await loseAnswers(page)
  await fill(page, text)
  await press(page).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.unroute('**/api')
}

/** Loses the answers of two creations; presses again at once, or after a reload. Both must be there once. */
async function repeat(page: Page, creation: Creation) {
  const { open, fill, press, made } = creation
  const texts = ['First lost answer', 'Second lost answer']
  for (const [index, text] of texts.entries()) {
    await open(page)
    await loseOne(page, creation, text)
    if (index === 1) {
      await open(page)
      await fill(page, text)
    }
    const answered = page.waitForResponse((response) => 'idempotency-key' in response.request().headers())
    await press(page).click()
    await answered
  }
  await (creation.openMade ?? open)(page)
  for (const text of texts) await expect(made(page, text), creation.name).toHaveCount(1)
}

t.test(
  'What is sent again after all answers were lost is there once, also after a reload',
  { skip },
  async () => {
    const { visit, logIn } = network!
    const maya = await visit('diabetes')
    await logIn(maya.page, 'MayaInMotion')
    await maya.page.goto(statuses)
    await maya.page.getByLabel('Write a status update').fill('Two kilometres before breakfast.')
    await maya.page.getByRole('button', { name: 'Post status update' }).click()
    await expect(update(maya.page)).toBeVisible()
    await Promise.all(
      creations.map(async (creation) => {
        const { page } = await visit('diabetes')
        await logIn(page, creation.who)
        await repeat(page, creation)
      }),
    )
  },
)
