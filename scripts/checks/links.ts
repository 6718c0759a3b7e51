import { Command, InvalidArgumentError } from 'commander'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { crawl, MAX_DEPTH, type Crawl, type Found } from './links/crawl.ts'
import { sendChanges } from './links/send.ts'
import { tableOf } from './links/tally.ts'
import { caughtUp } from '../network/caught-up.ts'
import { seedCrowd } from '../seed.ts'
import { demoSites } from '../seed/sites.ts'
import type { DemoSite } from '../seed/sites.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../testing/browser.ts'
import { withWorkshop } from '../command/workshop.ts'

// npm run check -- links: follows every link and presses every button and menu entry of the demo's screens. npm test does so for
// header and footer.

/** Demo members as whom the links are followed; those with the most controls come first. */
const people = {
  admin: 'Amara Osei',
  moderator: 'Ruth Castellano',
  member: 'MayaInMotion',
  visitor: null,
} as const

type Who = keyof typeof people

interface Options {
  json?: boolean
  site?: string
  who?: string
  linksOnly?: boolean
  depth: number
  jobs: number
}

const told = { what: (one: Found) => `${one.on}: "${one.name}" ${one.why}` }

async function run({ json = false, site, who, linksOnly = false, depth, jobs }: Options) {
  const sites = Object.keys(demoSites).filter((one): one is DemoSite => !site || one === site)
  const lookers = Object.keys(people).filter((one): one is Who => !who || one === who)
  if (sites.length === 0) throw new Error(`The demo has no community "${site}".`)
  if (lookers.length === 0) throw new Error(`--who must be one of ${Object.keys(people).join(', ')}.`)
  await buildWeb((line) => console.error(line))
  await using stack = new AsyncDisposableStack()
  const t = { teardown: (work: () => unknown) => stack.defer(async () => void (await work())) }
  const browser = await testBrowser(t)
  if (!browser) throw new Error(`Checking links needs a browser, but ${NO_CHROMIUM}.`)
  const { network, visit, logIn } = await testNetwork(t, browser, { replayer: true })
  await withWorkshop(network.settings, async (workshop) => {
    await seedCrowd(workshop)
    await caughtUp(network.settings.databaseUrl, workshop.log)
  })

  const found: Found[] = []
  const tell = (dead: readonly Found[]) => {
    found.push(...dead)
    for (const one of dead) console.log(json ? JSON.stringify(one) : told.what(one))
  }

  async function open(prefix: DemoSite, one: Who) {
    const window = await visit(prefix)
    window.page.setDefaultTimeout(20_000)
    await window.page.emulateMedia({ reducedMotion: 'reduce' })
    await window.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const username = people[one]
    if (username) await logIn(window.page, username)
    return window
  }

  const crawls: (Crawl & { site: DemoSite; who: Who })[] = []
  /** Crawls all communities as one member. A control pressed in one community is not pressed again in the next. */
  async function lookAs(one: Who) {
    const pressed = new Set<string>()
    const elsewhere = new Set<string>()
    for (const prefix of sites) {
      const began = performance.now()
      const { page, problems, context } = await open(prefix, one)
      problems.length = 0
      const looked = await crawl({
        page,
        community: prefix,
        who: one,
        problems,
        pressed,
        screens: prefix === sites[0] ? 2 : 1,
        depth: linksOnly ? 0 : depth,
      })
      await context.close()
      crawls.push({ ...looked, site: prefix, who: one })
      for (const address of looked.sisters) elsewhere.add(address)
      tell(looked.found)
      const seconds = Math.round((performance.now() - began) / 1000)
      const { screens, links, pressed: presses } = looked.tally
      console.error(
        `${prefix}, ${one}: ${screens} screens, ${links} links, ${presses} presses in ${seconds} s`,
      )
    }
    await openElsewhere(one, elsewhere)
  }

  async function openElsewhere(one: Who, addresses: ReadonlySet<string>) {
    const byHost = Map.groupBy(addresses, (address) => new URL(address).hostname)
    for (const [host, theirs] of byHost) {
      const prefix = host.split('.')[0]
      const isSite = (name: string | undefined): name is DemoSite => name !== undefined && name in demoSites
      if (!isSite(prefix)) {
        tell(theirs.map((address) => ({ on: one, name: address, why: 'leads nowhere' })))
        continue
      }
      const { context, page } = await open(prefix, one)
      for (const address of theirs) {
        const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
        if (!response?.ok()) tell([{ on: one, name: address, why: `answers ${response?.status()}` }])
      }
      await context.close()
    }
  }

  async function sendAs(one: Who, prefix: DemoSite) {
    const changes = crawls
      .filter(({ site, who }) => site === prefix && who === one)
      .flatMap(({ changes }) => changes)
    const { page, context } = await open(prefix, one)
    const sent = await sendChanges(page, `${prefix}, ${one}`, changes)
    await context.close()
    tell(sent.found)
    if (json) console.log(JSON.stringify({ sent: { site: prefix, who: one, ...sent } }))
    else
      console.log(
        `${prefix}, ${one}: of ${changes.length} presses that change something ${sent.answered} did, ${sent.gone} were gone, ` +
          `${sent.left.length} were left out${sent.left.length > 0 ? ` (${sent.left.join('; ')})` : ''}`,
      )
  }

  const waiting = lookers.values()
  const work = async () => {
    for (const one of waiting) await lookAs(one)
  }
  await Promise.all(Array.from({ length: jobs }, work))
  const [first] = sites
  if (first && !linksOnly) for (const one of lookers.toReversed()) await sendAs(one, first)

  const tallies = sites.flatMap((prefix) =>
    lookers
      .toReversed()
      .flatMap((one) =>
        crawls.filter(({ site, who }) => site === prefix && who === one).map(({ tally }) => tally),
      ),
  )
  if (json) console.log(JSON.stringify({ tallies, found: found.length }))
  else console.log(`\n${tableOf(tallies)}\n\n${found.length} broken links and buttons`)
  if (found.length > 0) process.exitCode = 1
}

function count(text: string): number {
  if (!/^[1-4]$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 to 4.')
  return Number(text)
}

const command = new Command('links')
  .description(
    'Follow every link and press every button of the demo, as a visitor, a member, a moderator and an administrator. The exit code is 1 if one leads to an error, nowhere, or a page that is not built.',
  )
  .option('--site <prefix>', 'check only this community')
  .option('--who <person>', `check only as one of ${Object.keys(people).join(', ')}`)
  .option('--links-only', 'do not press buttons')
  .option('--depth <count>', 'presses in a row', count, MAX_DEPTH)
  .option('--jobs <count>', 'number of parallel browsers', count, 2)
  .option('--json', 'print problems as lines of JSON; the last line has the totals')
  .addHelpText(
    'after',
    '\nOne screen of each kind is opened in each community (two in the first) and all their links are followed. Every button, tab\n' +
      'and menu entry is pressed once as each person and on each kind of screen, along with everything it opens. In the\n' +
      'table, "as before" counts controls that look and read the same as one pressed in an earlier community, and "alike"\n' +
      'those that start with the same word as three pressed before. Requests are held back, so nothing changes, until the\n' +
      'end, when those that change something are sent in the first community. Addresses outside the network ("outside")\n' +
      'are not opened.',
  )
  .action(run)

await runCommand(command)
