import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MemberId } from '../../../events/kinds.ts'
import { threadSlug } from '../../../services/commands/forums.ts'
import { verify } from '../../../services/commands/names/registration.ts'
import { sites } from '../../../services/commands/sites.ts'
import { openPool } from '../../../services/postgres/sql.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { computedBy, figuresOfComputing } from './cpu.ts'
import { figuresOf, rounded, spread, timed, together, type Figure } from './figures.ts'
import { post } from './live/browser.ts'
import { makeScenes } from './live/scenes.ts'
import { done, intentOf, makeSite, withPlace, type Place } from './place.ts'
import { UPLOADS, uploadsOf } from './uploads/uploads.ts'

const MEMBERS = 200
/** Requests with an account, and as many without one, whose times are compared. */
const COMPARED = 500
const PAUSE_MS = 30
const PER_SECOND = 50
const SECONDS = 60
const READS_PER_SECOND = 20
const password = (n: number) => `morning walk ${n} helps`
const email = (n: number) => `walker-${n}@example.org`

/** Address of the n-th person within this machine: 127.1.0.1 and following. */
const addressOf = (n: number) => `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255 || 1}`

let people = 0

/** Posts a body to a route of `/api/auth` from an address that nothing else has used; resolves to the status. */
function send(url: string, route: string, body: object): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked = request(`${url}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    agent: false,
    family: 4,
    localAddress: addressOf(++people),
  })
  asked.on('error', reject)
  asked.on('response', (response) => {
    response.on('end', () => resolve(response.statusCode ?? 0))
    response.resume()
  })
  asked.end(JSON.stringify(body))
  return promise
}

/** Calls `run` at a constant rate, whether or not earlier calls have ended; resolves to the durations in ms. */
async function paced(rate: number, seconds: number, run: (n: number) => Promise<unknown>): Promise<number[]> {
  const durations: number[] = []
  const began = performance.now()
  const runs = Array.from({ length: rate * seconds }, async (_, n) => {
    await sleep((n * 1000) / rate)
    const sent = performance.now()
    await run(n)
    durations.push(performance.now() - sent)
  })
  await Promise.all(runs)
  process.stderr.write(`${runs.length} calls in ${Math.round((performance.now() - began) / 1000)} s\n`)
  return durations
}

/** Mean and standard error of durations, without the fastest and slowest twentieth. */
function centre(durations: readonly number[]) {
  const cut = Math.floor(durations.length / 20)
  const kept = durations.toSorted((a, b) => a - b).slice(cut, durations.length - cut)
  const mean = kept.reduce((sum, ms) => sum + ms, 0) / kept.length
  const variance = kept.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / (kept.length - 1)
  return { mean, error: Math.sqrt(variance / kept.length) }
}

/** Compares the times of a request for accounts that exist with those for accounts that do not, in random order. */
async function compared(
  what: string,
  run: (exists: boolean, n: number) => Promise<unknown>,
): Promise<Figure[]> {
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
  // In pairs, one kind would follow the other more often, and work that goes on after its answer.
  const order = Array.from({ length: 2 * COMPARED }, (_, n) => ({ exists: n % 2 === 0, at: Math.random() }))
  for (const { exists } of order.toSorted((a, b) => a.at - b.at)) {
    const kept = times[exists ? 'with' : 'without']
    kept.push(...(await timed(1, () => run(exists, kept.length))))
    await sleep(PAUSE_MS)
  }
  const [known, unknown] = [centre(times.with), centre(times.without)]
  return [
    { what: `${what}, with an account (${COMPARED})`, value: rounded(known.mean), unit: 'ms' },
    { what: `${what}, without one (${COMPARED})`, value: rounded(unknown.mean), unit: 'ms' },
    { what: `${what}, difference`, value: rounded(known.mean - unknown.mean), unit: 'ms' },
    {
      what: `${what}, noise: 95 % of differences by chance are below`,
      value: rounded(1.96 * Math.hypot(known.error, unknown.error)),
      unit: 'ms',
    },
  ]
}

const expecting =
  (...statuses: readonly number[]) =>
  (status: number) => {
    if (!statuses.includes(status)) throw new Error(`The API answered with ${status}`)
  }

/** Parts of the benchmark, which can also run alone. */
export const parts = ['times', 'load', 'uploads'] as const
export type Part = (typeof parts)[number]
export const isPart = (name: string): name is Part => parts.some((part) => part === name)

/** Requests of people who sign up, log in, and ask for a reset. */
function peopleOf(url: string) {
  return {
    register: (n: number) =>
      send(url, 'register', { email: email(n), password: password(n), username: `walker ${n}` }),
    logIn: (n: number, typed = password(n)) =>
      send(url, 'identity/callback', { email: email(n), password: typed }),
    reset: (n: number) => send(url, 'request-password-reset', { email_or_username: email(n) }),
  }
}

/** Number from which on nobody has registered. */
const NOBODY = 1_000_000

/** Numbers of an account and of nobody, each as often as the others, because the limits remember an address. */
const oneOf = (exists: boolean, n: number) => (exists ? 0 : NOBODY) + (n % MEMBERS)

/** Verifies every second member, because their addresses belong to them and those of the others to nobody. */
async function verifyHalf({ network, workshop }: Place) {
  const pool = openPool(network.settings.databaseUrl, [], 1)
  const { rows } = await pool.query<{ member: MemberId }>('select member from operational.credential')
  await pool.end()
  for (const { member } of rows.filter((_, n) => n % 2 === 0))
    await done(verify(workshop, { member, by: 'email' }, intentOf(member)))
}

/** Processor time in ms of each process of the network, and of this one, which sends the requests. */
function computing(network: Place['network']): Map<string, number> {
  const { user, system } = process.cpuUsage()
  return new Map([...computedBy(network), ['this benchmark', (user + system) / 1000]])
}

/** Times of requests with and without an account. */
async function timesOf(url: string): Promise<Figure[]> {
  const { logIn, reset } = peopleOf(url)
  return [
    ...(await compared('a wrong password', async (exists, n) =>
      expecting(401)(await logIn(oneOf(exists, n), 'not the password 1')),
    )),
    ...(await compared('a request for a reset', async (exists, n) =>
      expecting(200)(await reset(oneOf(exists, n))),
    )),
    ...(await compared('a sign-up', async (exists, n) => {
      const body = { password: password(n), username: `${exists ? 'runner' : 'rower'} ${n}` }
      const address = exists ? email(n % MEMBERS) : email(2 * NOBODY + n)
      expecting(200)(await send(url, 'register', { ...body, email: address }))
    })),
  ]
}

/** Reads of a thread, alone and beside sign-ups, log-ins and resets. */
async function loadOf({ network }: Place, read: () => Promise<unknown>): Promise<Figure[]> {
  const { register, logIn, reset } = peopleOf(network.url ?? '')
  await timed(100, read)
  const alone = spread(await paced(READS_PER_SECOND, SECONDS / 3, read))

  const kinds: Record<string, number[]> = { 'a sign-up': [], 'a log-in': [], 'a request for a reset': [] }
  const failed = new Map<string, number>()
  const turns = [
    (n: number) => register(NOBODY * 3 + n),
    (n: number) => logIn(n % MEMBERS),
    (n: number) => reset(n % MEMBERS),
  ]
  const names = Object.keys(kinds)
  const before = computing(network)
  const load = paced(PER_SECOND, SECONDS, async (n) => {
    const sent = performance.now()
    const result = await turns[n % 3]!(n).catch(({ code }: NodeJS.ErrnoException) => code ?? 'error')
    if (result !== 200) failed.set(`${result}`, (failed.get(`${result}`) ?? 0) + 1)
    kinds[names[n % 3]!]!.push(performance.now() - sent)
  })
  const reads = spread(await paced(READS_PER_SECOND, SECONDS, read))
  await load
  const after = computing(network)

  return [
    { what: 'floor: a thread read alone, p50', value: alone.p50, unit: 'ms' },
    { what: 'floor: a thread read alone, p99', value: alone.p99, unit: 'ms' },
    ...figuresOf(`a thread read beside ${PER_SECOND} sign-ups, log-ins and resets a second`, reads, alone),
    {
      what: "a thread read meanwhile, p99 to the floor's p99",
      value: rounded(reads.p99 / alone.p99),
      unit: '×',
    },
    ...names.flatMap((name) => figuresOf(name, spread(kinds[name]!), alone)),
    {
      what: ['sign-ups, log-ins and resets that failed', ...failed.keys()].join(' '),
      value: [...failed.values()].reduce((sum, count) => sum + count, 0),
      unit: '',
    },
    ...figuresOfComputing('a sign-up, log-in or request for a reset', before, after, {
      per: PER_SECOND * SECONDS,
      unit: 'ms',
    }),
  ]
}

/**
 * Measures sign-ups, log-ins, password resets and uploads, with the limits of production, and reads of threads
 * meanwhile.
 */
export const accounts = ({ parts: wanted }: { parts: readonly Part[] }): Promise<Figure[]> =>
  withPlace(
    { need: ['postgres', 'eventstore', 'projector', 'api'], env: { LIMITS_FACTOR: '1' } },
    async (place) => {
      const { network, workshop } = place
      const url = network.url ?? ''
      const { databaseUrl } = network.settings
      const site = await makeSite(workshop)
      const flag = { name: 'changeSiteFlag', site, flag: 'Accounts', on: true } as const
      await done(workshop.dispatch(sites, flag, { ...intentOf('system'), site }))
      const pairs = wanted.includes('uploads') ? UPLOADS / 2 : 1
      const scenes = await makeScenes(workshop, databaseUrl, site, pairs)
      const [scene] = scenes
      await caughtUp(databaseUrl, workshop.log)
      if (wanted.some((part) => part !== 'uploads')) {
        const { register } = peopleOf(url)
        await together(MEMBERS, 2, async (n) => expecting(200)(await register(n)))
        await verifyHalf(place)
      }

      const slug = threadSlug('Thread 0', scene!.thread)
      const member = { url, cookie: scene!.cookies[0] }
      const read = () => post(member, { operation: 'ThreadScreenQuery', variables: { slug } })
      return [
        ...(wanted.includes('times') ? await timesOf(url) : []),
        ...(wanted.includes('load') ? await loadOf(place, read) : []),
        ...(wanted.includes('uploads')
          ? await uploadsOf(
              url,
              scenes.flatMap(({ cookies }) => cookies),
              read,
            )
          : []),
      ]
    },
  )
