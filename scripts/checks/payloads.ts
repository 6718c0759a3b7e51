import { existsSync, readFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import type { Page } from 'playwright'
import { keysOf } from '../../events/entries.ts'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { withWorkshop } from '../command/workshop.ts'
import { callerPath } from '../network.ts'
import { caughtUp } from '../network/caught-up.ts'
import { siteIdOf } from '../seed/steps.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../testing/browser.ts'
import { payloadsOf, publishArticle, sectionExamples } from './payloads/articles.ts'

// npm run check -- payloads: opens articles whose texts are payloads of scripts in a browser. None may run.

interface Options {
  json?: boolean
  articles: number
}

const HOST = 'localhost'
/** Events that elements get, as handlers in a payload wait for them. Clicks would leave the page. */
const fired = [
  'mouseover',
  'mouseenter',
  'pointerover',
  'focus',
  'focusin',
  'toggle',
  'animationstart',
  'wheel',
]

/** Counts of what a payload that runs would do. */
function watch(page: Page) {
  const seen = { dialogs: 0, foreign: 0, policy: 0, errors: 0 }
  page.on('dialog', (dialog) => {
    seen.dialogs++
    void dialog.dismiss().catch(() => {})
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && hostname !== HOST && !hostname.endsWith(`.${HOST}`))
      seen.foreign++
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Against the page's policy/.test(message.text())) seen.policy++
  })
  page.on('pageerror', () => seen.errors++)
  return seen
}

async function look(page: Page, path: string): Promise<number> {
  const response = await page.goto(path)
  await page.evaluate((names) => {
    for (const element of document.querySelectorAll('body *'))
      for (const name of names) element.dispatchEvent(new Event(name, { bubbles: false }))
  }, fired)
  return response?.status() ?? 0
}

async function run(list: string, { json = false, articles: most }: Options) {
  const file = callerPath(list)
  if (!existsSync(file)) return console.log(`skipped: there is no list of payloads at ${list}`)
  const payloads = payloadsOf(readFileSync(file, 'utf8').split('\n').filter(Boolean))
  await buildWeb((line) => console.error(line))
  await using stack = new AsyncDisposableStack()
  const t = { teardown: (work: () => unknown) => stack.defer(async () => void (await work())) }
  const browser = await testBrowser(t)
  if (!browser) throw new Error(`Opening pages needs a browser, but ${NO_CHROMIUM}.`)
  const { network, visit, logIn } = await testNetwork(t, browser, { articles: true })
  const examples = await sectionExamples()
  const made: { post: string; path: string }[] = []
  await withWorkshop(network.settings, async (workshop) => {
    const site = siteIdOf('diabetes')
    for (let n = 0; n < most && (n === 0 || !payloads.isUsedUp()); n++)
      made.push(await publishArticle(workshop, { site, examples, payloads, n }))
    await caughtUp(network.settings.databaseUrl, workshop.log)
  })

  const visitor = await visit('diabetes')
  const admin = await visit('diabetes')
  await logIn(admin.page, 'Amara Osei')
  const total = { articles: made.length, types: examples.size, payloads: payloads.taken, pages: 0 }
  const found = { dialogs: 0, foreign: 0, policy: 0, errors: 0 }
  const wrong: string[] = []
  async function open(context: typeof visitor.context, path: string) {
    const page = await context.newPage()
    const seen = watch(page)
    const status = await look(page, path).catch((error: unknown) => String(error).split('\n')[0]!)
    total.pages++
    for (const key of keysOf(found)) found[key] += seen[key]
    const isWrong = status !== 200 || Object.values(seen).some((count) => count > 0)
    if (isWrong) wrong.push(`${path}: ${status} ${JSON.stringify(seen)}`)
    if (isWrong) console.error(wrong.at(-1))
    await page.close()
  }
  for (const { post, path } of made) {
    await open(visitor.context, path)
    await open(admin.context, path)
    await open(admin.context, `/wp-admin/content/${post}`)
  }
  for (const path of ['/', '/search?s=alert']) await open(visitor.context, path)
  await open(admin.context, '/wp-admin/content')

  if (json) console.log(JSON.stringify({ ...total, ...found, wrong }))
  else
    console.log(
      `${total.pages} pages of ${total.articles} articles with ${total.types} section types and ${total.payloads} payloads: ` +
        `${found.dialogs} dialogs, ${found.foreign} requests to other hosts, ${found.policy} messages of the policy, ` +
        `${found.errors} errors`,
    )
  if (wrong.length > 0) process.exitCode = 1
}

function count(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 to 999.')
  return Number(text)
}

const command = new Command('payloads')
  .description(
    'Publish articles with every section type whose texts are payloads of scripts, and open each and its editor in a browser. The exit code is 1 if one runs.',
  )
  .argument('<file>', 'a list of payloads, one per line')
  .option('--articles <count>', 'most articles; fewer if the payloads are used up', count, 40)
  .option('--json', 'print the totals as a line of JSON')
  .action(run)

await runCommand(command)
