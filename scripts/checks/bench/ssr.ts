import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { v7 } from 'uuid'
import type { SiteId } from '../../../events/kinds.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { comments } from '../../../services/commands/comments.ts'
import { forums, threadSlug } from '../../../services/commands/forums.ts'
import type { Intent } from '../../../services/commands/frame/decider.ts'
import { newId } from '../../../services/commands/frame/ids.ts'
import { publishing } from '../../../services/commands/publishing.ts'
import { startSession } from '../../../services/operational/sessions.ts'
import { buildWeb } from '../../build.ts'
import { cpuOf } from './cpu.ts'
import { rounded, together, type Figure } from './figures.ts'
import { intentOf, makeMember, makeSite, withPlace, type Place } from './place.ts'
import { ask, load, type Answer, type Load } from './ssr/load.ts'

const COMMENTS = 50
const SESSIONS = 20
/** Duration of each measurement in ms. Each page is measured twice, with the baseline in between. */
const LOAD_MS = 4000
/** Duration of the requests before members' pages are measured in ms: the API's code is compiled by then. */
const WARM_MS = 15_000
const AT_ONCE = 16

const SECTIONS = 12

/** Publishes an article of about 1,500 words with twelve sections; resolves with its path. */
async function publishArticle({ workshop: { dispatch } }: Place, site: SiteId): Promise<string> {
  const at = new Date().toISOString()
  const intentOf = (): Intent => ({ commandId: v7(), actor: 'system', site, occurredAt: at, origin: 'live' })
  const written = intentOf()
  const post = newId('post', written.commandId)
  const sections = Array.from({ length: SECTIONS }, (_, n) => ({
    type: 'HTML',
    options: {
      html: `<h2>Part ${n}</h2><p>${'Rest before you are tired, and again after it. '.repeat(14)}</p>`,
    },
  }))
  const text = { title: 'Pacing', slug: 'pacing', sections, authors: [], byline: 'team' }
  await dispatch(publishing, { name: 'writePost', post, site, text }, written)
  await dispatch(publishing, { name: 'publishPost', post }, intentOf())
  return '/posts/pacing'
}

async function furnish(place: Place) {
  const { network, workshop } = place
  const { dispatch } = workshop
  const site = await makeSite(workshop)
  const members = await Promise.all(Array.from({ length: SESSIONS }, (_, n) => makeMember(workshop, n)))
  const intent = intentOf(members[0]!, site)
  const thread = newId('thread', intent.commandId)
  const [title, body] = ['How do you get through the morning?', 'It takes me two hours. '.repeat(20)]
  await dispatch(forums, { name: 'createThread', thread, site, title, body }, intent)
  await together(COMMENTS, 8, async (n) => {
    const by = members[n % members.length]!
    const reply = intentOf(by, site)
    const comment = newId('comment', reply.commandId)
    const text = `Number ${n}. ${'Warm water, slowly. '.repeat(8)}`
    await dispatch(comments, { name: 'createComment', comment, under: thread, site, body: text }, reply)
  })
  const pool = openPool(network.settings.databaseUrl, [], 4)
  try {
    const cookies = await Promise.all(
      members.map(
        async (member) => `session=${(await startSession(sqlOver(pool), { member, device: 'bench' })).token}`,
      ),
    )
    const article = await publishArticle(place, site)
    return { path: `/forums/${threadSlug(title, thread)}`, article, cookies }
  } finally {
    await pool.end()
  }
}

/** Starts a separate Fastify process whose only route returns the given bytes. */
async function openBare({ body, encoding }: Answer) {
  const child = fork(join(import.meta.dirname, 'ssr/bare.ts'))
  child.send({ body: body.toString('base64'), encoding })
  const [url]: string[] = await once(child, 'message')
  return { url: url ?? '', close: () => child.disconnect() }
}

/** Measures the load, and adds the API's processor time for each page. */
async function computing(place: Place, what: string, run: () => Promise<Load>): Promise<Figure[]> {
  const { api = 0 } = place.network.pids()
  const before = cpuOf(api)
  const taken = await run()
  const value = rounded((cpuOf(api) - before) / taken.pages)
  return [...figuresOf(what, taken), { what: `${what}, computing of the API`, value, unit: 'ms' }]
}

const figuresOf = (what: string, { perSecond, taken }: Load): Figure[] => [
  { what, value: Math.round(perSecond), unit: 'pages/s' },
  { what: `${what}, p50`, value: taken.p50, unit: 'ms' },
  { what: `${what}, p99`, value: taken.p99, unit: 'ms' },
]

const run = { atOnce: AT_ONCE, ms: LOAD_MS }

// Each simulated browser has its own IP address, because the API limits requests per address.
const browser = (n: number) => ({
  'accept-encoding': 'gzip, deflate, br',
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
})
const visitor = (n: number) => browser(n % 10_000)

/** Measures a page for visitors; the baseline is a route that returns the same bytes. */
async function forVisitors(what: string, url: string, agent: Agent): Promise<Figure[]> {
  const page = await ask(url, visitor(0), agent)
  const plain = await ask(url, {}, agent)
  if (page.status !== 200) throw new Error(`${url} answered ${page.status}`)
  const bare = await openBare(page)
  try {
    for (const warm of [bare.url, url]) await load(warm, visitor, { ...run, ms: 1500 })
    const [first, cached, floor, again] = [
      await load(bare.url, visitor, run),
      await load(url, visitor, run),
      await load(bare.url, visitor, run),
      await load(url, visitor, run),
    ]
    const share = (cached.perSecond + again.perSecond) / (first.perSecond + floor.perSecond)
    return [
      { what: `${what}, as it is`, value: plain.body.length, unit: 'bytes' },
      { what: `${what}, compressed`, value: page.body.length, unit: 'bytes' },
      ...figuresOf(`${what}, floor: a bare route with the same bytes`, floor),
      ...figuresOf(`${what}, a visitor, kept`, again),
      { what: `${what}, a visitor, kept, to the floor`, value: rounded(share), unit: '×' },
    ]
  } finally {
    bare.close()
  }
}

/** Measures a thread page for visitors and members, and an article for visitors. */
export const ssr = async (): Promise<Figure[]> => {
  await buildWeb(() => {})
  return withPlace(
    { need: ['postgres', 'eventstore', 'projector', 'api'], env: { TRUST_PROXY: 'loopback' } },
    async (place) => {
      const { path, article, cookies } = await furnish(place)
      const url = place.network.url + path
      const member = (n: number) => ({ ...browser(n), cookie: cookies[n % cookies.length]! })
      const agent = new Agent()
      try {
        const plain = await ask(url, {}, agent)
        const shown = plain.body.toString().match(/Number \d+\. /g)?.length ?? 0
        if (shown < COMMENTS) throw new Error(`The page shows ${shown} comments`)
        const shared = await forVisitors('the page', url, agent)
        const ofArticle = await forVisitors('an article', place.network.url + article, agent)
        const fresh = await computing(place, 'a member, one at a time, first 50 pages', () =>
          load(url, member, { atOnce: 1, ms: LOAD_MS, pages: 50 }),
        )
        await load(url, member, { atOnce: 4, ms: WARM_MS })
        const alone = await computing(place, 'a member, one at a time', () =>
          load(url, member, { atOnce: 1, ms: LOAD_MS }),
        )
        const many = await computing(place, `a member, ${AT_ONCE} at a time`, () => load(url, member, run))
        return [...shared, ...ofArticle, ...fresh, ...alone, ...many]
      } finally {
        agent.destroy()
      }
    },
  )
}
