import { Command } from 'commander'
import { openScreen, screens, windows, type Who } from './axe/screens.ts'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { deadButtons, deadLinks, type Dead } from './links/dead.ts'
import { demoSites } from '../seed.ts'
import type { DemoSite } from '../seed/sites.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../testing/browser.ts'

// npm run links: every link, button and menu entry of every screen of the demo. npm test looks at the frame.

const people = ['visitor', 'member', 'moderator', 'admin'] as const satisfies Who[]

interface Options {
  json?: boolean
  site?: string
  who?: string
  linksOnly?: boolean
}

async function run({ json = false, site, who, linksOnly = false }: Options) {
  const sites = Object.keys(demoSites).filter((one): one is DemoSite => !site || one === site)
  const lookers = people.filter((one) => !who || one === who)
  if (sites.length === 0) throw new Error(`There is no community "${site}" in the demo.`)
  if (lookers.length === 0) throw new Error(`--who must be one of ${people.join(', ')}.`)
  await buildWeb((line) => console.error(line))
  await using stack = new AsyncDisposableStack()
  const t = { teardown: (work: () => unknown) => stack.defer(async () => void (await work())) }
  const browser = await testBrowser(t)
  if (!browser) throw new Error(`Looking at links needs a browser, and ${NO_CHROMIUM}.`)
  const network = await testNetwork(t, browser, { replayer: true })

  let found = 0
  let looked = 0
  const tell = (on: string, dead: readonly Dead[]) => {
    looked++
    found += dead.length
    for (const { name, why } of dead)
      console.log(json ? JSON.stringify({ on, name, why }) : `${on}: "${name}" ${why}`)
  }
  for (const site of sites) {
    const window = windows(network, site)
    for (const who of lookers) {
      const page = await window(who)
      const links = new Set<string>()
      const buttons = new Set<string>()
      for (const screen of screens) {
        // Screens that visitors see look otherwise to members.
        if (screen.who !== who && (screen.who !== 'visitor' || screen.open)) continue
        const on = `${site}, ${who}, ${screen.name}`
        const open = () => openScreen(page, screen)
        try {
          await open()
        } catch {
          // Not every community has every screen.
          continue
        }
        if (screen.name !== 'planned screen') tell(on, await deadLinks(page, links))
        if (!linksOnly) tell(on, await deadButtons(page, open, buttons, links))
      }
      await page.context().close()
    }
  }
  if (json) console.log(JSON.stringify({ looked, found }))
  else console.log(`${looked} looks at screens: ${found} links and buttons lead to nothing`)
  if (found > 0) process.exitCode = 1
}

const command = new Command('links')
  .description(
    'Follow every link and press every button of the demo, as a visitor, a member, a moderator and an administrator; exit code 1 if one leads to a page that is not built, an error, or nowhere.',
  )
  .option('--site <prefix>', 'only one community')
  .option('--who <person>', `only one of ${people.join(', ')}`)
  .option('--links-only', 'press no buttons')
  .option('--json', 'a line of JSON for each thing found; the last says how many')
  .action(run)

await runCommand(command)
