import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { comments } from '../../../../services/commands/comments.ts'
import { threadSlug } from '../../../../services/commands/forums.ts'
import { newId } from '../../../../services/commands/frame/ids.ts'
import { liveIntent } from '../../../../services/commands/frame/intent.ts'
import { openPool, sqlOver } from '../../../../services/postgres/sql.ts'
import { v7 } from 'uuid'
import { caughtUp } from '../../../network/caught-up.ts'
import { rounded, type Figure } from '../figures.ts'
import { post } from '../live/browser.ts'
import { makeScenes } from '../live/scenes.ts'
import { PAGES_HOST, pageNames, servePages } from './pages.ts'
import { atLimits, ordinary, refused, SLOW } from './pictures.ts'
import { done, makeSite, withPlace } from '../place.ts'
import { temporaryFolder } from '../../../../services/temporary.ts'

const ROUNDS = 3
const ROUND_MS = 10_000
const READ_EVERY_MS = 100
const PAUSE_MS = 1500
const BESIDE = 8
/** Time in ms after which the API has those uploads. */
const AHEAD_MS = 200
const parts = ['api', 'projector'] as const

type Spans = [from: number, to: number][]

/** Longest pause of the event loop of a part within some spans, and the longest in which it computed itself, in ms. */
function pausesOf(file: string, spans: Spans) {
  const within = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [at = NaN, pause = NaN, computed = NaN] = line.split(' ').map(Number)
      return { at, pause, computed }
    })
    .filter(({ at }) => spans.some(([from, to]) => at >= from && at <= to))
  return {
    pause: Math.max(...within.map(({ pause }) => pause)),
    computed: Math.max(...within.map(({ computed }) => computed)),
  }
}

function pauseFigures(folder: string, spans: Record<'without' | 'with', Spans>): Figure[] {
  return parts.flatMap((part) => {
    const file = join(folder, part)
    const [floor, found] = [pausesOf(file, spans.without), pausesOf(file, spans.with)]
    const beside = 'beside pages and pictures at each limit'
    return [
      { what: `floor: longest pause of the ${part} without them`, value: rounded(floor.pause), unit: 'ms' },
      { what: `longest pause of the ${part} ${beside}`, value: rounded(found.pause), unit: 'ms' },
      {
        what: `floor: longest computing of the ${part} without them`,
        value: rounded(floor.computed),
        unit: 'ms',
      },
      { what: `longest computing of the ${part} ${beside}`, value: rounded(found.computed), unit: 'ms' },
    ]
  })
}

/** Uploads a picture as the avatar of a member; resolves with the status and the time in ms. */
async function upload(url: string, cookie: string, bytes: Uint8Array) {
  const body = new FormData()
  body.append('image_type', 'avatar')
  body.append('images[0]', new Blob([Uint8Array.from(bytes)]), 'photo')
  const sent = performance.now()
  const { status } = await fetch(`${url}/api/upload-image`, { method: 'POST', headers: { cookie }, body })
  return { status, ms: performance.now() - sent }
}

/** Times of an avatar alone, and while another member uploads eight pictures that are refused at once or never made. */
async function avatarFigures(url: string, [owner, other]: readonly [string, string]): Promise<Figure[]> {
  const picture = await ordinary()
  async function avatar() {
    const { status, ms } = await upload(url, owner, picture)
    if (status !== 200) throw new Error(`The API answered an upload with ${status}`)
    return rounded(ms)
  }
  async function beside(pictures: readonly Uint8Array[], expected: number) {
    const all = Array.from({ length: BESIDE }, (_, n) => upload(url, other, pictures[n % pictures.length]!))
    await sleep(AHEAD_MS)
    const ms = await avatar()
    for (const { status } of await Promise.all(all))
      if (status !== expected) throw new Error(`The API answered an upload with ${status}`)
    return ms
  }
  return [
    { what: 'floor: an avatar alone', value: await avatar(), unit: 'ms' },
    {
      what: `an avatar beside ${BESIDE} uploads that the header refuses`,
      value: await beside(await refused(), 400),
      unit: 'ms',
    },
    {
      what: `an avatar beside ${BESIDE} uploads that run to the limit`,
      value: await beside([SLOW], 503),
      unit: 'ms',
    },
  ]
}

/** Measures pauses of projector and API, and the time of an avatar, beside pages and pictures at each limit. */
export async function outside(): Promise<Figure[]> {
  const folder = temporaryFolder('pauses')
  const pages = await servePages()
  const probe = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href
  const env = { BENCH_PAUSES: folder, BENCH_PAGES: pages.url, NODE_OPTIONS: `--import=${probe}` }
  try {
    return await withPlace({ need: ['postgres', 'eventstore', 'projector', 'api'], env }, async (place) => {
      const { network, workshop } = place
      const { databaseUrl } = network.settings
      const url = network.url ?? ''
      const site = await makeSite(workshop)
      const scenes = await makeScenes(workshop, databaseUrl, site, 4)
      await caughtUp(databaseUrl, workshop.log)
      const cookies = scenes.flatMap((scene) => scene.cookies)
      const [owner = '', other = ''] = cookies
      const [scene] = scenes
      const slug = threadSlug('Thread 0', scene!.thread)
      const read = () => post({ url, cookie: owner }, { operation: 'ThreadScreenQuery', variables: { slug } })
      const photos = await atLimits()

      let linked = 0
      async function link() {
        for (const name of pageNames) {
          const intent = liveIntent(scenes[linked++ % scenes.length]!.by, site, v7())
          const comment = newId('comment', intent.commandId)
          const body = `See http://${PAGES_HOST}/${encodeURIComponent(name)}/${linked}`
          const command = { name: 'createComment', comment, under: scene!.thread, site, body } as const
          await done(workshop.dispatch(comments, command, intent))
        }
      }
      const during = async (work: () => Promise<unknown>): Promise<[number, number]> => {
        const from = Date.now()
        const working = work()
        for (; Date.now() - from < ROUND_MS; await sleep(READ_EVERY_MS)) void read().catch(() => {})
        await working
        await sleep(PAUSE_MS)
        return [from, Date.now()]
      }
      const statuses: number[] = []
      async function send() {
        await Promise.all([
          link(),
          ...photos.map(async (photo, n) => {
            statuses.push((await upload(url, cookies[(n + 2) % cookies.length]!, photo)).status)
          }),
        ])
      }
      await during(send)
      const spans: Record<'without' | 'with', Spans> = { without: [], with: [] }
      for (let round = 0; round < ROUNDS; round++) {
        spans.without.push(await during(async () => {}))
        spans.with.push(await during(send))
      }
      const pool = openPool(databaseUrl, [], 1)
      const [previews] = await sqlOver(pool)<{ made: number; all: number }>`
        select count(title)::int as made, count(*)::int as all from operational.link_preview`
      await pool.end()

      return [
        ...pauseFigures(folder, spans),
        { what: 'links whose pages were read', value: previews?.all ?? 0, unit: '' },
        { what: 'links with a preview', value: previews?.made ?? 0, unit: '' },
        {
          what: 'pictures at each limit that were made',
          value: statuses.filter((one) => one === 200).length,
          unit: '',
        },
        {
          what: 'pictures at each limit that were refused',
          value: statuses.filter((one) => one !== 200).length,
          unit: '',
        },
        ...(await avatarFigures(url, [owner, other])),
      ]
    })
  } finally {
    pages.close()
    rmSync(folder, { recursive: true })
  }
}
