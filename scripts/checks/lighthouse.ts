import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { ask } from './bench/ssr/load.ts'
import { buildWeb } from '../build.ts'
import { NO_CHROMIUM, findChromium } from '../chromium/chromium.ts'
import { runCommand } from '../command/run.ts'
import { openNetwork } from '../network.ts'
import { seed, seedArticles } from '../seed.ts'
import { withWorkshop } from '../command/workshop.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- lighthouse: prints Lighthouse scores of the front page, a thread and an article on a simulated phone.

/** Lighthouse is fetched by npm on demand, because it is too large for the lockfile and only this script needs it. */
const lighthouse = 'lighthouse@13.5.0'

/** Path of an article of the demo with three pictures. */
const ARTICLE = '/posts/ten-minutes-after-dinner'

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

const Report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
    }),
  ),
})

/** Runs Lighthouse on a page with the settings of a phone. Rejects with Lighthouse's error message. */
async function measure(url: string, folder: string) {
  const chromium = await findChromium()
  if (!chromium) throw new Error(`Lighthouse needs a browser, but ${NO_CHROMIUM}.`)
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${Object.keys(least).join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromium.args].join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', lighthouse, '--', url, ...options], {
    cwd: folder,
    env: { ...chromium.env, CHROME_PATH: chromium.executablePath },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 300_000,
  })
  return Report.parse(JSON.parse(stdout))
}

type Report = z.output<typeof Report>
const scoreIn = ({ categories }: Report, category: string) => categories[category]?.score ?? 0

/** The report that has the middle one of the scores of a category. */
const medianOf = (reports: readonly Report[], category: string): Report =>
  reports.toSorted((one, other) => scoreIn(one, category) - scoreIn(other, category))[
    Math.floor((reports.length - 1) / 2)
  ]!

/**
 * Prints the median of a page's scores, and the audits that lowered them; returns false if a score is below its
 * minimum.
 */
function print(name: string, reports: readonly Report[]): boolean {
  const scores = Object.entries(least).map(([category, wanted]) => {
    const { categories, audits } = medianOf(reports, category)
    const { score, auditRefs } = categories[category] ?? { score: null, auditRefs: [] }
    const value = Math.round((score ?? 0) * 100)
    const lost = auditRefs.flatMap(({ id }) => {
      const audit = audits[id]
      const isLost =
        audit?.score !== null && audit && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative'
      return isLost ? [`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`] : []
    })
    return {
      line: `  ${category.padEnd(15)} ${value} of at least ${wanted}`,
      lost,
      isEnough: value >= wanted,
    }
  })
  console.log(name)
  for (const { line, lost } of scores) console.log([line, ...lost].join('\n'))
  return scores.every(({ isEnough }) => isEnough)
}

async function onDemo(work: (pages: Record<string, string>, folder: string) => Promise<void>) {
  await buildWeb(console.log)
  const folder = temporaryFolder('lighthouse')
  try {
    const network = await openNetwork({
      need: ['postgres', 'eventstore', 'projector', 'api'],
      folder: join(folder, 'data'),
      env: { PORT: '3950', GRAPHQL_PERSISTED_ONLY: 'true' },
    })
    try {
      await withWorkshop(network.settings, async (workshop) => {
        await seed(workshop)
        await seedArticles(workshop)
      })
      const { port } = new URL(network.url ?? '')
      const site = `http://diabetes.localhost:${port}`
      // Browsers resolve names under localhost, but Node does not, so the host is sent as a header.
      const headers = { host: new URL(site).host }
      const forums = await ask(`http://localhost:${port}/forums`, headers, new Agent())
      const thread = /href="(\/forums\/[^"]+)"/.exec(forums.body.toString())?.[1]
      if (!thread) throw new Error('The demo network has no thread')
      await work(
        { 'the front page': `${site}/`, 'a thread': site + thread, 'an article': site + ARTICLE },
        folder,
      )
    } finally {
      await network.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countOf(text: string): number {
  const count = Number(text)
  if (!(Number.isInteger(count) && count > 0))
    throw new InvalidArgumentError('It must be a whole number from 1.')
  return count
}

const command = new Command('lighthouse')
  .description(
    `Measure the Lighthouse scores of the demo network's front page, a thread and an article with three pictures on a phone. Downloads ${lighthouse} with npm. The exit code is 1 if a score is below its minimum.`,
  )
  .option('--runs <count>', 'measure each page so many times; the median counts', countOf, 5)
  .action(({ runs }: { runs: number }) =>
    onDemo(async (pages, folder) => {
      for (const [name, url] of Object.entries(pages)) {
        const reports: Report[] = []
        for (let run = 0; run < runs; run++) reports.push(await measure(url, folder))
        if (!print(name, reports)) process.exitCode = 1
      }
    }),
  )

await runCommand(command)
