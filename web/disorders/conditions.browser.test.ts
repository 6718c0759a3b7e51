import type { Page } from 'playwright'
import t from 'tap'
import { v7 } from 'uuid'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { structuredDataProblems } from '../../scripts/testing/schema-org.ts'
import { disorderOfCode, disorders, type DisorderCommand } from '../../services/commands/disorders.ts'
import { noFacts } from '../../services/rules/disorders/facts.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test(
  'An administrator finds a condition by keyboard, features it, and visitors read its page',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('rare', { width: 375, height: 812 })
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/conditions')
    t.same(await barriers(page), [])
    const field = page.getByRole('combobox', { name: 'Find a condition' })
    await field.focus()
    const heard = await announcements(page)
    await page.keyboard.type('huntingtom')
    await expect(page.getByRole('option')).toHaveText(['Huntington disease'])
    const told = page.locator('[data-live-announcer]')
    await expect(told).toContainText('1 option available')
    t.same(await heard(), ['1 option available.'], 'not a count before the server has answered')
    t.same(await barriers(page, '[role=listbox]'), [])
    await page.keyboard.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Huntington disease')
    await page.getByRole('checkbox', { name: /^Featured on/ }).click()
    await expect(page.getByText('Saved').first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(field).toHaveValue('')
    await field.fill('qqqqq')
    await expect(page.getByText('No matches found.')).toBeVisible()

    await page.goto('/conditions/cystic-fibrosis-586')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cystic fibrosis')
    await expect(page.getByText('babies in 10,000 are born with it')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'How it is inherited' }).click()
    await expect(page).toHaveURL(/#inheritance$/)
    await page.mouse.wheel(0, 20_000)
    await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
    await expect(page.getByRole('link', { name: 'Huntington disease' })).toBeVisible()
    t.same(await barriers(page), [])
    const structured = 'script[type="application/ld+json"]'
    await expect(page.locator(structured)).toHaveCount(0)
    const { page: ofVisitor } = await visit('rare')
    await ofVisitor.goto('/conditions/cystic-fibrosis-586', { waitUntil: 'commit' })
    const things: unknown = JSON.parse((await ofVisitor.locator(structured).textContent()) ?? '')
    t.match(things, { '@graph': [{ '@type': 'MedicalCondition', name: 'Cystic fibrosis' }] })

    await expect(page.getByRole('link', { name: 'read the latest discussions' })).toBeVisible()
    const title = 'Cystic fibrosis and long flights'
    await page.goto('/create-thread')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Your post').fill('Who has flown for ten hours?')
    await page.getByRole('button', { name: 'Post thread' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(async () => {
      await page.goto('/conditions/cystic-fibrosis-586')
      await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
    }).toPass()
    t.same(await barriers(page), [])
    await page.getByRole('link', { name: 'find more discussions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Cystic fibrosis”')
    t.same(problems, [])
  },
)

t.test(
  'A member adds a condition to the profile, changes the relationship, and nobody else sees it',
  { skip },
  async (t) => {
    const { visit, logIn, logInByForm } = network!
    const social = await visit('openlives')
    await logInByForm(social.page, 'Amara Osei')
    const dialog = social.page.getByRole('dialog', { name: 'Tell us a little about yourself' })
    await expect(dialog, 'as a social network asks members without a condition').toBeVisible()
    await dialog.getByRole('combobox').fill('qqqqq')
    await expect(social.page.getByText('No matches found.')).toBeVisible()
    await social.page.route('**/api', (route) => route.abort())
    await dialog.getByRole('combobox').fill('huntington')
    await expect(dialog.getByText("We couldn't search.")).toBeVisible()
    await expect(social.page.getByRole('listbox'), 'no list covers the message').toHaveCount(0)

    const { page, problems } = await visit('rare', { width: 375, height: 812 })
    await logIn(page, 'Amara Osei')
    await page.goto('/profile')
    const section = page.getByRole('region', { name: 'Your conditions' })
    await expect(section).toContainText("You haven't added any conditions yet.")
    const field = section.getByRole('combobox', { name: 'Add a condition' })
    await field.focus()
    await page.keyboard.type('huntington chorea')
    await expect(page.getByRole('option')).toHaveText([
      'Huntington chorea (Huntington disease)',
      'Huntington disease',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await section.getByRole('button', { name: 'Add condition' }).click()
    const named = section.getByRole('group', { name: 'Huntington disease' })
    await expect(named.getByRole('link', { name: 'Huntington disease' })).toBeVisible()
    await expect(field).toHaveValue('')
    await named.getByRole('button', { name: 'Your relationship to it' }).click()
    await page.getByRole('option', { name: 'Other' }).click()
    await expect(page.getByText('Saved').first()).toBeVisible()
    t.same(await barriers(page), [])

    const visitor = await visit('rare')
    await visitor.page.goto('/members/amara-osei')
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Amara Osei')
    t.notMatch(await visitor.page.content(), 'Huntington')

    await page.reload()
    await expect(named).toContainText('Other')
    await named.getByRole('button', { name: 'Remove Huntington disease' }).click()
    await expect(section).toContainText("You haven't added any conditions yet.")
    t.same(problems, [])
  },
)

/** Collects the texts that are announced to screen readers from now on. */
async function announcements(page: Page) {
  const texts = await page.evaluateHandle(() => {
    const texts: string[] = []
    const isTold = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[data-live-announcer]')
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (isTold(node) && node.textContent) texts.push(node.textContent)
    }).observe(document.body, { subtree: true, childList: true })
    return texts
  })
  return () => texts.jsonValue()
}

/** Adds a disorder with a question to the directory, as imports of public sources do. */
async function importDisorder(facts: {
  orphaCode: string
  name: string
  summary: string
  synonyms: string[]
}) {
  const disorder = disorderOfCode(facts.orphaCode)
  const commands: DisorderCommand[] = [
    {
      name: 'defineDisorder',
      disorder,
      facts: { ...noFacts, ...facts },
      source: 'orphanet',
      release: '1.3.42, 2025-12-09',
    },
    {
      name: 'answerQuestions',
      disorder,
      source: 'medquad',
      questions: [
        { slug: 'signs', question: 'Which signs?', answer: 'A wet cough.', url: 'https://example.org/' },
      ],
    },
  ]
  await withWorkshop(network!.network.settings, async ({ dispatch }) => {
    for (const command of commands)
      await dispatch(disorders, command, {
        commandId: v7(),
        actor: 'system',
        site: null,
        origin: 'import',
        occurredAt: new Date().toISOString(),
      })
  })
}

t.test(
  "Conditions' pages have structured data by schema.org and their source's licence, and are in the sitemap",
  { skip },
  async (t) => {
    await importDisorder({
      orphaCode: '60',
      name: 'Alpha-1-antitrypsin "deficiency" <A1AT>',
      summary: 'The lungs lack a protein that protects them. It runs in families.',
      synonyms: ['AATD', 'Deficiency of α1-antitrypsin'],
    })
    const { page } = await network!.visit('rare')
    await page.goto('/404')
    const read = (path: string) => page.evaluate(async (path) => (await fetch(path)).text(), path)
    await expect.poll(() => read('/sitemap-conditions.xml')).toContain('antitrypsin')
    const sitemap = await read('/sitemap-conditions.xml')
    const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/conditions\/[^<]+)<\/loc>/g)].map(([, at]) => at!)
    const imported = listed.find((at) => at.endsWith('-60'))!
    t.ok(listed.length >= 4, `${listed.length} pages`)
    for (const at of [...listed, `${imported}/signs`]) {
      const html = await read(at)
      const [, json = 'null'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
      t.same(structuredDataProblems(JSON.parse(json)), [], at)
      t.match(json, 'MedicalCondition', at)
      const isImported = at.startsWith(imported)
      t.equal(html.includes('rel="license noreferrer"'), isImported, `licence line of ${at}`)
      t.equal(
        json.includes('creativecommons.org/licenses/by/4.0'),
        isImported,
        `licence in the data of ${at}`,
      )
    }
  },
)
