import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import type { EditorialId, SiteId } from '../../events/kinds.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { publishing } from '../../services/commands/publishing.ts'
import { sites } from '../../services/commands/sites.ts'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { withWorkshop, type Workshop } from '../command/workshop.ts'
import { openNetwork } from '../network.ts'
import { caughtUp } from '../network/caught-up.ts'
import { readable } from '../network/readable.ts'
import { done, intentOf } from './bench/place.ts'
import { ask } from './bench/ssr/load.ts'
import { drift } from './faults/outcome.ts'
import { strike } from './faults/blow.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- scheduled: kills the API and the projector while articles wait for their time.

/** Numbers of communities on which the articles appear. */
const APPEARANCES = [1, 2, 3, 50] as const
/** Time from scheduling to publication, and from the kill to publication, in ms. */
const AHEAD_MS = 15_000
const KILLED_BEFORE_MS = 1000
/** Longest time after the publication, or after the services' return, until the article is on its pages, in ms. */
const LATE_MS = 2000
const TIMEOUT_MS = 60_000
const POLL_MS = 200
const say = (line: string) => process.stderr.write(`${line}\n`)

interface Article {
  post: EditorialId
  slug: string
  on: readonly SiteId[]
}

const hostOf = (n: number) => `community-${n}.example`

async function makeSites({ dispatch }: Workshop, count: number): Promise<SiteId[]> {
  const made: SiteId[] = []
  for (let n = 0; n < count; n++) {
    const intent = intentOf('system')
    const site = newId('site', intent.commandId)
    const details = {
      site,
      prefix: `community${n}`,
      host: hostOf(n),
      name: `Community ${n}`,
      description: '',
      accent: '#225577',
    }
    await done(dispatch(sites, { name: 'createSite', details }, intent))
    made.push(site)
  }
  return made
}

const section = (n: number) => ({
  type: 'HTML',
  options: { html: `<p>Part ${n} of a scheduled article.</p>` },
})
const emptySeo = { title: null, metadesc: null, canonical: null, metakeywords: null }

/** Writes an article of twelve sections that appears on some sites, and schedules it. */
async function schedule({ dispatch }: Workshop, on: readonly SiteId[], at: string): Promise<Article> {
  const [site, ...crossPublished] = on as [SiteId, ...SiteId[]]
  const writing = { ...intentOf('system'), site }
  const post = newId('post', writing.commandId)
  const slug = `scheduled-on-${on.length}`
  const text = {
    title: `Scheduled on ${on.length}`,
    slug,
    permalink: null,
    excerpt: '',
    sections: Array.from({ length: 12 }, (_, n) => section(n)),
    seo: emptySeo,
    featuredMedia: null,
    categories: [],
    tags: [],
    authors: [],
    byline: 'team',
    afterErasure: 'team',
    comments: 'open',
    crossPublished,
  }
  await done(dispatch(publishing, { name: 'writePost', post, site, text }, writing))
  await done(dispatch(publishing, { name: 'schedulePost', post, at }, { ...intentOf('system'), site }))
  return { post, slug, on }
}

/** Waits until an article is on the page of a site; resolves with the time, or null if it is not in time. */
async function shownAt(url: string, { slug, on }: Article, n: number): Promise<number | null> {
  const agent = new Agent()
  const wanted = on.length > 1 ? `Published on ${on.length} communities` : `Scheduled on ${on.length}`
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(POLL_MS)) {
    const answer = await ask(`${url}/posts/${slug}`, { host: hostOf(n) }, agent).catch(() => null)
    // React separates the parts of a text by empty comments.
    if (answer?.body.toString().replaceAll('<!-- -->', '').includes(wanted)) return Date.now()
  }
  return null
}

async function run({ json = false }: { json?: boolean }) {
  await buildWeb(say)
  const folder = temporaryFolder('scheduled')
  /** Times at which the services were ready again. */
  const ready: number[] = []
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'api'],
    folder,
    env: { PORT: '3960', LIMITS_FACTOR: '1000', CAPTCHA: 'off' },
    announce: true,
    log(line) {
      if (/the projector is running|Server listening/i.test(line)) ready.push(Date.now())
      if (/: ended \(|exited|running|listening/.test(line)) readable(line, say)
    },
  })
  try {
    const report = await withWorkshop(network.settings, async (workshop) => {
      const made = await makeSites(workshop, Math.max(...APPEARANCES))
      const at = Date.now() + AHEAD_MS
      const articles: Article[] = []
      for (const count of APPEARANCES)
        articles.push(await schedule(workshop, made.slice(0, count), new Date(at).toISOString()))
      await caughtUp(network.settings.databaseUrl, workshop.log)
      await sleep(at - KILLED_BEFORE_MS - Date.now())
      const url = network.url!
      const { api, projector } = network.pids()
      for (const pid of [api!, projector!]) await strike({ kind: 'kill', part: 'api' }, pid)
      say('killed the API and the projector')
      // The first and the last community are watched, which costs the API little; the others are looked at afterwards.
      const shown = await Promise.all(
        articles.map(async (article) => {
          const last = article.on.length - 1
          const ends = await Promise.all([...new Set([0, last])].map((n) => shownAt(url, article, n)))
          const times = [...ends]
          for (let n = 1; n < last; n++) times.push(await shownAt(url, article, n))
          return { ends, missing: times.filter((time) => time === null).length }
        }),
      )
      const returned = Math.max(at, ...ready.filter((time) => time > at - KILLED_BEFORE_MS))
      const events = await Promise.all(articles.map(({ post }) => workshop.log.read(`post-${post.slice(5)}`)))
      return {
        articles: articles.map(({ on }, index) => ({
          communities: on.length,
          published: events[index]!.filter(({ type }) => type === 'PostPublished').length,
          notShown: shown[index]!.missing,
          shownAfterMs: Math.max(...shown[index]!.ends.map((time) => time ?? Infinity)) - returned,
        })),
        servicesBackAfterMs: returned - at,
        drift: await drift(network.settings.databaseUrl, workshop.log),
      }
    })
    if (json) console.log(JSON.stringify(report))
    else {
      for (const { communities, published, notShown, shownAfterMs } of report.articles)
        console.log(
          `on ${communities}: published ${published} times, missing on ${notShown}, shown ${shownAfterMs} ms after its time and the services' return (at most ${LATE_MS})`,
        )
      console.log(`services back ${report.servicesBackAfterMs} ms after the time, drift ${report.drift}`)
    }
    const good = report.articles.every(
      ({ published, notShown, shownAfterMs }) => published === 1 && notShown === 0 && shownAfterMs <= LATE_MS,
    )
    if (!good || report.drift > 0) process.exitCode = 1
  } finally {
    await network.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const command = new Command('scheduled')
  .description(
    'Schedule articles on 1, 2, 3 and 50 communities, kill the API and the projector before their time, and check that\n' +
      'each is published once and is soon on its pages.',
  )
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
