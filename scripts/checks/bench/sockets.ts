import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import type { MemberId, SiteId } from '../../../events/kinds.ts'
import { comments } from '../../../services/commands/comments.ts'
import { newId } from '../../../services/commands/frame/ids.ts'
import { startSession } from '../../../services/operational/sessions.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { now } from './clock.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { rounded, spread, together, type Figure } from './figures.ts'
import { floorsOf, figuresOfFloors, toFloors } from './floors.ts'
import { post } from './live/browser.ts'
import type { Scene, Subscription } from './live/rows.ts'
import { makeScenes } from './live/scenes.ts'
import { done, intentOf, makeMember, makeSite, withPlace, type Place } from './place.ts'
import { openCrowd, type Crowd, type Seat } from './sockets/crowd.ts'

export interface SocketsOptions {
  sockets?: number
  watchers?: number
}

const PROCESSES = 4
const TALKERS = 100
const MESSAGES = 600
const MESSAGES_PER_SECOND = 20
const COMMENTS = 5
const SLOW_MS = 60_000
const SLOW_COMMENTS_PER_SECOND = 20
/** Characters of each comment that the slow reader does not read. */
const SLOW_COMMENT_SIZE = 5000

/** Address of the n-th member within this machine: 127.1.0.1 and following. */
const addressOf = (n: number): string =>
  `127.${1 + Math.floor(n / 50_000)}.${Math.floor(n / 200) % 250}.${1 + (n % 200)}`

const shell: Subscription[] = [
  { field: 'siteChanged', operation: 'useSiteChangesSubscription', variables: {} },
  { field: 'unreads', operation: 'useUnreadsSubscription', variables: {} },
  { field: 'maintenance', operation: 'useMaintenanceSubscription', variables: {} },
]

const ofThread = ({ thread, comments }: Scene): Subscription[] => [
  {
    field: 'commentsChanged',
    operation: 'useCommentChangesSubscription',
    variables: { assocId: thread, assocType: 'THREAD' },
  },
  {
    field: 'reactionsChanged',
    operation: 'ReactionWatchSubscription',
    variables: { reactables: comments.slice(0, 50).map((assocId) => ({ assocId, assocType: 'COMMENT' })) },
  },
]

const ofConversation = ({ conversation }: Scene): Subscription[] => [
  { field: 'conversations', operation: 'useConversationChangesSubscription', variables: {} },
  {
    field: 'messageCreated',
    operation: 'useMessagesSubscription',
    variables: { conversationId: conversation },
  },
]

async function cookiesOf(databaseUrl: string, members: readonly MemberId[]): Promise<string[]> {
  const pool = openPool(databaseUrl, [], 4)
  const cookies: string[] = []
  try {
    await together(members.length, 8, async (n) => {
      const { token } = await startSession(sqlOver(pool), { member: members[n]!, device: 'bench' })
      cookies[n] = `session=${token}`
    })
    return cookies
  } finally {
    await pool.end()
  }
}

/** Sends messages between the members of the conversations, and measures when the other one has them. */
async function messages(crowd: Crowd, url: string, talking: readonly Scene[]) {
  const sent = new Map<string, { began: number; to: string }>()
  await crowd.collect()
  const began = performance.now()
  const sending: Promise<unknown>[] = []
  for (let n = 0; n < MESSAGES; n++) {
    const pair = n % talking.length
    const speaker = Math.floor(n / talking.length) % 2
    const { conversation, cookies } = talking[pair]!
    const body = v7()
    sent.set(body, { began: now(), to: `talker ${pair} ${1 - speaker}` })
    const variables = { conversationId: conversation, body }
    sending.push(post({ url, cookie: cookies[speaker]! }, { operation: 'useSendMessageMutation', variables }))
    await sleep(Math.max(0, began + ((n + 1) * 1000) / MESSAGES_PER_SECOND - performance.now()))
  }
  const refused = (await Promise.allSettled(sending)).filter(({ status }) => status === 'rejected').length
  await sleep(2000)
  const { arrivals } = await crowd.collect()
  const first = new Map<string, number>()
  for (const { name, body, at } of arrivals)
    if (sent.get(body)?.to === name) first.set(body, Math.min(at, first.get(body) ?? Infinity))
  return { taken: [...first].map(([body, at]) => at - sent.get(body)!.began), refused }
}

/** Sends comments to the watched thread; returns, for each, the times until the first and the last watcher have it. */
async function watched(crowd: Crowd, url: string, { thread, cookies }: Scene, watchers: number) {
  const taken: { first: number; half: number; last: number; had: number }[] = []
  for (let n = 0; n < COMMENTS; n++) {
    await crowd.collect()
    const body = v7()
    const began = now()
    const variables = { assocId: thread, assocType: 'THREAD', body }
    await post({ url, cookie: cookies[0] }, { operation: 'useCreateCommentMutation', variables })
    const times: number[] = []
    for (const until = performance.now() + 20_000; performance.now() < until && times.length < watchers;) {
      await sleep(250)
      const { arrivals } = await crowd.collect()
      times.push(...arrivals.filter((one) => one.body === body).map(({ at }) => at - began))
    }
    times.sort((a, b) => a - b)
    const at = (index: number) => times[index] ?? Number.NaN
    taken.push({ first: at(0), half: at(watchers >> 1), last: at(times.length - 1), had: times.length })
    await sleep(1000)
  }
  return taken
}

/** Sockets that the API counts as open. */
async function openSockets(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`)
  return Number(/^sockets(?:\{[^}]*\})? (\d+)/m.exec(await answer.text())?.[1])
}

/** Comments in a thread of which one watcher does not read, and measures what that costs and when it is let go. */
async function slowReader(
  { network, workshop }: Place,
  crowd: Crowd,
  scene: Scene,
  site: SiteId,
): Promise<Figure[]> {
  const url = network.url ?? ''
  const pid = network.pids().api!
  const before = await openSockets(url)
  const memory = memoryOf(pid)
  await crowd.pause('slow')
  const began = performance.now()
  let letGo: number | null = null
  let most = memory
  for (let n = 0; performance.now() - began < SLOW_MS; n++) {
    const intent = intentOf(scene.other, site)
    const comment = newId('comment', intent.commandId)
    const body = `${v7()} ${'A walk before breakfast. '.repeat(SLOW_COMMENT_SIZE / 25)}`
    const command = { name: 'createComment', comment, under: scene.thread, site, body } as const
    await done(workshop.dispatch(comments, command, intent))
    if (n % SLOW_COMMENTS_PER_SECOND === 0) {
      most = Math.max(most, memoryOf(pid))
      if (letGo === null && (await openSockets(url)) < before) letGo = performance.now() - began
    }
    await sleep(Math.max(0, began + ((n + 1) * 1000) / SLOW_COMMENTS_PER_SECOND - performance.now()))
  }
  await crowd.resume('slow')
  await sleep(2000)
  const { closed } = await crowd.collect()
  const reason = closed.find((line) => line.startsWith('slow: ')) ?? 'still open'
  process.stderr.write(`the slow reader, after it reads again: ${reason}\n`)
  return [
    { what: 'a slow reader is let go after', value: rounded((letGo ?? Number.NaN) / 1000), unit: 's' },
    { what: 'a slow reader, close code that it reads', value: Number(/\d{4}/.exec(reason)?.[0]), unit: '' },
    {
      what: 'a slow reader, memory of the API: most above before',
      value: rounded((most - memory) / 1024),
      unit: 'MiB',
    },
  ]
}

/** Measures many open sockets with real sessions and the limits of production. */
export const sockets = ({ sockets: count = 10_000, watchers = 5000 }: SocketsOptions): Promise<Figure[]> =>
  withPlace(
    {
      need: ['postgres', 'eventstore', 'projector', 'api'],
      env: { LIMITS_FACTOR: '1', GRAPHQL_PERSISTED_ONLY: 'true' },
    },
    async (place) => {
      const { network, workshop, folder } = place
      const url = network.url ?? ''
      const { databaseUrl } = network.settings
      const pid = network.pids().api!
      const site = await makeSite(workshop)
      const [scene, quiet, ...talking] = await makeScenes(workshop, databaseUrl, site, 2 + TALKERS / 2)
      const members: MemberId[] = []
      await together(count / 2, 32, async (n) => void (members[n] = await makeMember(workshop, 1000 + n)))
      const cookies = await cookiesOf(databaseUrl, members)
      await caughtUp(databaseUrl, workshop.log)
      const floors = await floorsOf({ folder, databaseUrl, log: workshop.log, pair: scene! })
      const crowd = openCrowd(PROCESSES)
      try {
        const talkers = talking.flatMap((pair, n) =>
          pair.cookies.map((cookie, side): Seat => {
            const subscriptions = [...shell, ...ofConversation(pair)]
            return { name: `talker ${n} ${side}`, cookie, address: addressOf(2 * n + side), subscriptions }
          }),
        )
        await crowd.open(url, talkers)
        await sleep(3000)
        const before = memoryOf(pid)
        const began = performance.now()
        // Each member has two tabs; one of them shows the watched thread, for as many members as there are watchers.
        const tabs = Array.from({ length: count - talkers.length }, (_, n): Seat => {
          const member = n % members.length
          const isWatching = n < watchers
          const subscriptions = isWatching ? [...shell, ...ofThread(scene!)] : shell
          return {
            name: `tab ${n}`,
            cookie: cookies[member]!,
            address: addressOf(200 + member),
            subscriptions,
          }
        })
        await crowd.open(url, tabs)
        const opening = performance.now() - began
        await sleep(5000)
        const memory = memoryOf(pid)
        const open = await openSockets(url)
        const cpu = cpuOf(pid)
        await sleep(20_000)
        const idle = (cpuOf(pid) - cpu) / 200
        const { taken, refused } = await messages(crowd, url, talking)
        const comments = await watched(crowd, url, scene!, watchers)
        const { closed } = await crowd.collect()
        const ofComments = (of: 'first' | 'half' | 'last') => spread(comments.map((one) => one[of])).p50
        const slow: Seat = {
          name: 'slow',
          cookie: quiet!.cookies[0],
          address: addressOf(190),
          subscriptions: [...shell, ...ofThread(quiet!)],
        }
        await crowd.open(url, [slow])
        await sleep(1000)
        const slowFigures = await slowReader(place, crowd, quiet!, site)
        return [
          ...figuresOfFloors(floors),
          { what: 'sockets open', value: open, unit: '' },
          { what: 'sockets closed by the API', value: closed.length, unit: '' },
          { what: 'time to open them', value: rounded(opening / 1000), unit: 's' },
          { what: 'memory of the API with 100 sockets', value: rounded(before / 1024), unit: 'MiB' },
          { what: 'memory of the API', value: rounded(memory / 1024), unit: 'MiB' },
          {
            what: 'memory of the API per socket',
            value: rounded((memory - before) / tabs.length),
            unit: 'KiB',
          },
          { what: 'computing of the API while idle', value: rounded(idle), unit: '% of a core' },
          ...toFloors(`a message among ${TALKERS} of them, seen`, spread(taken), floors),
          { what: 'messages lost', value: MESSAGES - refused - taken.length, unit: 'messages' },
          { what: 'messages not taken', value: refused, unit: 'messages' },
          {
            what: `a comment that ${watchers} watch, first of them has it, p50`,
            value: ofComments('first'),
            unit: 'ms',
          },
          {
            what: `a comment that ${watchers} watch, half of them have it, p50`,
            value: ofComments('half'),
            unit: 'ms',
          },
          {
            what: `a comment that ${watchers} watch, last of them has it, p50`,
            value: ofComments('last'),
            unit: 'ms',
          },
          {
            what: 'watchers that had each comment',
            value: Math.min(...comments.map(({ had }) => had)),
            unit: '',
          },
          ...slowFigures,
        ]
      } finally {
        crowd.close()
      }
    },
  )
