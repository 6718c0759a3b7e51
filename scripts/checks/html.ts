import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Command } from 'commander'
import { z } from 'zod'
import { temporaryFolder } from '../../services/temporary.ts'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../testing/browser.ts'
import { htmlProblems } from '../testing/html-rules.ts'
import { openScreen, screens, windows } from './axe/screens.ts'

/** The checker is fetched by npm on demand, because of its 31 MB, and because it needs Java. */
const CHECKER = 'vnu-jar@26.9.27'

const Report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

const run = promisify(execFile)

/** Errors and warnings of the Nu Html Checker in all files of a folder; null if Java is not installed. */
async function problemsIn(pages: string, folder: string): Promise<string[] | null> {
  const hasJava = await run('java', ['-version']).then(
    () => true,
    () => false,
  )
  if (!hasJava) return null
  // Its installation script would fetch a Java of its own.
  await run('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, CHECKER])
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')
  const { stdout } = await run(
    'java',
    ['-jar', jar, '--exit-zero-always', '--stdout', '--format', 'json', pages],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return Report.parse(JSON.parse(stdout)).messages.flatMap(({ type, subType, url, message, extract }) =>
    // The rest is advice, such as that about the slash with which React closes empty elements.
    type === 'info' && subType !== 'warning'
      ? []
      : [`${url?.split('/').at(-1)}: ${message} ${extract ?? ''}`],
  )
}

async function check() {
  await buildWeb((line) => console.error(line))
  await using stack = new AsyncDisposableStack()
  const t = { teardown: (work: () => unknown) => stack.defer(async () => void (await work())) }
  const browser = await testBrowser(t)
  if (!browser) throw new Error(`This check needs a browser, but ${NO_CHROMIUM}.`)
  const window = windows(await testNetwork(t, browser, { replayer: true, articles: true }), 'diabetes')
  const folder = temporaryFolder('html')
  const pages = join(folder, 'pages')
  mkdirSync(pages)
  const problems: string[] = []
  for (const screen of screens) {
    const html = await openScreen(await window(screen.who), screen)
    const name = `${screen.name.replaceAll(/\W+/g, '-')}.html`
    writeFileSync(join(pages, name), html)
    problems.push(...(await htmlProblems(html)).map((problem) => `${name}: ${problem}`))
  }
  const found = await problemsIn(pages, folder)
  if (!found) console.log('The Nu Html Checker was left out, because Java is not installed.')
  problems.push(...(found ?? []))
  for (const problem of problems) console.log(problem)
  console.log(`${screens.length} documents: ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

const command = new Command('html')
  .description(
    `Check the document of every screen with html-validate and, where Java is installed, with the Nu Html Checker (npm fetches ${CHECKER}). The exit code is 1 if they report errors or warnings.`,
  )
  .action(check)

await runCommand(command)
