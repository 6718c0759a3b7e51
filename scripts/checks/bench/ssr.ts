import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { comments } from '../../../services/commands/comments.ts'
import { forums, threadSlug } from '../../../services/commands/forums.ts'
import { newId } from '../../../services/commands/frame/ids.ts'
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
const AT_ONCE = 16

async function furnish({ network, workshop }: Place) {
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
    return { path: `/forums/${threadSlug(title, thread)}`, cookies }
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

/** Measures a thread page, for visitors and for members; the baseline is a route that returns the same bytes. */
export const ssr = async (): Promise<Figure[]> => {
  await buildWeb(() => {})
  return withPlace(
    { need: ['postgres', 'eventstore', 'projector', 'api'], env: { TRUST_PROXY: 'loopback' } },
    async (place) => {
      const { path, cookies } = await furnish(place)
      const url = place.network.url + path
      // Each simulated browser has its own IP address, because the API limits requests per address.
      const browser = (n: number) => ({
        'accept-encoding': 'gzip, deflate, br',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      })
      const visitor = (n: number) => browser(n % 10_000)
      const member = (n: number) => ({ ...browser(n), cookie: cookies[n % cookies.length]! })

      const agent = new Agent()
      const page = await ask(url, visitor(0), agent)
      const plain = await ask(url, {}, agent)
      const shown = plain.body.toString().match(/Number \d+\. /g)?.length ?? 0
      if (page.status !== 200 || shown < COMMENTS) throw new Error(`The page shows ${shown} comments`)
      const bare = await openBare(page)
      try {
        const run = { atOnce: AT_ONCE, ms: LOAD_MS }
        for (const warm of [bare.url, url]) await load(warm, visitor, { ...run, ms: 1500 })
        const [first, cached, floor, again] = [
          await load(bare.url, visitor, run),
          await load(url, visitor, run),
          await load(bare.url, visitor, run),
          await load(url, visitor, run),
        ]
        const fresh = await computing(place, 'a member, one at a time, first 50 pages', () =>
          load(url, member, { atOnce: 1, ms: LOAD_MS, pages: 50 }),
        )
        await load(url, member, { atOnce: 4, ms: 3000 })
        const alone = await computing(place, 'a member, one at a time', () =>
          load(url, member, { atOnce: 1, ms: LOAD_MS }),
        )
        const many = await computing(place, `a member, ${AT_ONCE} at a time`, () => load(url, member, run))
        const share = (cached.perSecond + again.perSecond) / (first.perSecond + floor.perSecond)
        return [
          { what: 'the page, as it is', value: plain.body.length, unit: 'bytes' },
          { what: 'the page, compressed', value: page.body.length, unit: 'bytes' },
          ...figuresOf('floor: a bare route with the same bytes', floor),
          ...figuresOf('a visitor, kept', again),
          { what: 'a visitor, kept, to the floor', value: rounded(share), unit: '×' },
          ...fresh,
          ...alone,
          ...many,
        ]
      } finally {
        bare.close()
        agent.destroy()
      }
    },
  )
}
