import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { buildWeb } from '../build.ts'
import { allLooks, lookName, wear } from './axe/looks.ts'
import { openScreen, screens, windows, type Screen } from './axe/screens.ts'
import { runCommand } from '../command/run.ts'
import { openProgress } from '../command/progress.ts'
import { barriers } from '../testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../testing/browser.ts'

// npm run check -- axe: tests every screen with axe in every contrast, font size and width. npm test covers a selection.

interface Options {
  json?: boolean
  screen?: string[]
  pictures?: string
  jobs: number
}

interface Finding {
  screen: string
  look: string
  barriers: string[]
}

/**
 * Tests a screen with all display settings, and saves a picture of each in the folder, if there is one. If the screen
 * fails to open, reports this and continues.
 */
async function examine(
  window: ReturnType<typeof windows>,
  screen: Screen,
  folder: string | undefined,
  looked: (looks: number, found?: Finding) => void,
) {
  let left = allLooks.length
  try {
    const page = await window(screen.who)
    await openScreen(page, screen)
    for (const look of allLooks) {
      await wear(page, look)
      const met = await barriers(page)
      left--
      looked(1, met.length > 0 ? { screen: screen.name, look: lookName(look), barriers: met } : undefined)
      const file = `${screen.name} ${lookName(look)}.png`.replaceAll(/[: ]+/g, '-')
      if (folder) await page.screenshot({ path: join(folder, file), fullPage: true })
    }
  } catch (error) {
    const [why = ''] = String(error).split('\n')
    looked(left, { screen: screen.name, look: 'any look', barriers: [`cannot be seen: ${why}`] })
  }
}

async function run({ json = false, screen: parts = [''], pictures, jobs }: Options) {
  const chosen = screens.filter(({ name }) => parts.some((part) => name.includes(part)))
  const missing = parts.find((part) => !screens.some(({ name }) => name.includes(part)))
  if (missing) throw new Error(`No screen has "${missing}" in its name.`)
  await buildWeb((line) => console.error(line))
  await using stack = new AsyncDisposableStack()
  const t = { teardown: (work: () => unknown) => stack.defer(async () => void (await work())) }
  const browser = await testBrowser(t)
  if (!browser) throw new Error(`axe needs a browser, but ${NO_CHROMIUM}.`)
  const window = windows(await testNetwork(t, browser, { replayer: true, articles: true }), 'diabetes')

  const progress = openProgress({ json, unit: 'looks' })
  const began = performance.now()
  const all = chosen.length * allLooks.length
  let done = 0
  const found: Finding[] = []
  const looked = (looks: number, finding?: Finding) => {
    done += looks
    const rate = done / ((performance.now() - began) / 1000)
    progress.show({ events: done, rate, share: done / all, remaining: (all - done) / rate })
    if (!finding) return
    found.push(finding)
    // Findings are printed immediately, so that developers can fix them during a long run.
    if (json) console.log(JSON.stringify({ found: finding }))
  }
  // Each tested user has only one window, so the screens of one user are tested one after another.
  const waiting = Map.groupBy(chosen, ({ who }) => who)
  const worker = async () => {
    for (const [who, theirs] of waiting) {
      waiting.delete(who)
      for (const one of theirs) await examine(window, one, pictures, looked)
    }
  }
  await Promise.all(Array.from({ length: jobs }, worker))
  progress.end()

  if (json) console.log(JSON.stringify({ screens: chosen.length, looks: all, findings: found.length }))
  else {
    for (const { screen, look, barriers } of found)
      console.log([`${screen}, ${look}`, ...barriers].join('\n  '))
    console.log(`${all} checks of ${chosen.length} screens: ${found.length} with problems`)
  }
  if (found.length > 0) process.exitCode = 1
}

function count(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 to 99.')
  return Number(text)
}

const command = new Command('axe')
  .description(
    'Check every screen in every contrast, font size and width with axe. The exit code is 1 if it finds problems.',
  )
  .option('--screen <names...>', 'check only screens with one of these in their name')
  .option('--pictures <folder>', 'save a picture of each screen with each setting in this folder')
  .option('--jobs <count>', 'number of parallel browsers', count, 2)
  .option(
    '--json',
    'print problems and progress as lines of JSON as they are found; the last line has the total',
  )
  .action(run)

await runCommand(command)
