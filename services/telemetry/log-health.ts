import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { entriesOf } from '../../events/entries.ts'
import type { Log, ServerHealth } from '../../events/log.ts'

/** A problem of the event log or the images that an operator must solve, although the network still works. */
export interface Concern {
  /** Kind of problem: the log ends before its read models, is damaged, has a nearly full disk, or is not checked. */
  kind: 'behind' | 'damage' | 'disk' | 'check'
  /** Host and port of the server with the problem; null if it concerns the whole log, or the images. */
  address: string | null
  /** Sentences on the problem and its solution, without personal data. */
  sentence: string
}

const HOUR_MS = 3_600_000
/** Maximum time between two checks of the log, which should take place daily; later, a check is overdue. */
const OVERDUE_MS = 48 * HOUR_MS
const MAX_CHECK_MS = 24 * HOUR_MS
/** Limits in bytes and as a share of the disk: with less free space than both, the disk counts as nearly full. */
const LOW_BYTES = 2 ** 30
const LOW_SHARE = 0.1
/** Limit in bytes: with less free space than this, the disk counts as full, because an append needs some pages. */
const FULL_BYTES = 2 ** 20

const size = (bytes: number) =>
  bytes < 1e9 ? `${Math.floor(bytes / 1e6)} MB` : `${Math.round(bytes / 1e8) / 10} GB`

type Disk = ServerHealth['disk']

function diskSentence(disk: Disk, whose: string, refused: string): string | null {
  if (!disk || disk.available >= Math.min(LOW_BYTES, disk.total * LOW_SHARE)) return null
  const { available, total } = disk
  return available < FULL_BYTES
    ? `${whose} is full, so ${refused}. Free up space; no restart is needed.`
    : `${whose} is nearly full: ${size(available)} of ${size(total)} is free. Free up ` +
        'space before writes start to fail.'
}

const diskConcern = ({ disk }: ServerHealth, at: string) =>
  diskSentence(disk, `The event log's disk${at}`, 'nothing can be written')

function damageConcern({ damage }: ServerHealth, at: string): string | null {
  if (!damage || damage.length === 0) return null
  const places = damage.length === 1 ? 'one place' : `${damage.length} places`
  const remedy = damage.every(({ position }) => position !== null)
    ? 'Repair it from a backup: npm run log -- mend --from <backup>.'
    : "Repair its events with npm run log -- mend --from <backup>. If that doesn't help, restore a backup: npm run log -- restore."
  return (
    `The event log${at} is damaged in ${places}. Damaged events are not read; everything else keeps working. ` +
    `See /wp-admin/operations. ${remedy}`
  )
}

function checkConcern({ check }: ServerHealth, at: string, now: number): string | null {
  if (!check) return null
  const { startedAt, finishedAt } = check
  if (finishedAt ? now - finishedAt.getTime() < OVERDUE_MS : !startedAt) return null
  if (startedAt && now - startedAt.getTime() < MAX_CHECK_MS) return null
  const last = finishedAt
    ? `The last check finished on ${finishedAt.toISOString().slice(0, 10)}`
    : 'No check has finished yet'
  return (
    `The event log${at} is overdue for its daily check for damage. ${last}. Look for the reason in the node's own ` +
    'log, or check now: npm run log -- check.'
  )
}

/**
 * Lists the problems of the event log and the disk of images, most urgent first. `fault` says how the log does not match
 * its read models.
 */
export function concernsOf(
  servers: readonly ServerHealth[],
  fault: { sentence: string } | null = null,
  now = Date.now(),
  images: Disk = null,
): Concern[] {
  const found: Concern[] = []
  if (fault)
    found.push({ kind: 'behind', address: null, sentence: `The network is read-only. ${fault.sentence}` })
  const kinds = { damage: damageConcern, disk: diskConcern, check: checkConcern } as const
  for (const [kind, concern] of entriesOf(kinds))
    for (const server of servers) {
      const { address } = server
      const sentence = concern(server, servers.length > 1 ? ` at ${address}` : '', now)
      if (sentence) found.push({ kind, address, sentence })
    }
  const sentence = diskSentence(images, 'The disk of the images', 'none can be uploaded')
  if (sentence) found.push({ kind: 'disk', address: null, sentence })
  return found
}

export interface LogHealth {
  /** Health of the servers when they last responded; it is kept while they do not respond. */
  servers: () => readonly ServerHealth[]
  concerns: () => Concern[]
  close: () => Promise<void>
}

const LOOK_INTERVAL_MS = 30_000

const isSilent = ({ disk, damage }: ServerHealth) => disk === null && damage === null

/** Watches the health of the log, and the disk of images. Logs the start and the end of each problem once. */
export function watchLogHealth(
  log: Pick<Log, 'health'>,
  {
    fault = () => null,
    imagesDisk = async () => null,
    logger,
    intervalMs = LOOK_INTERVAL_MS,
  }: {
    fault?: () => { sentence: string } | null
    /** Free and total bytes of the disk of images; null if it is that of another server. */
    imagesDisk?: () => Promise<Disk>
    logger?: Pick<Logger, 'warn' | 'info'>
    intervalMs?: number
  } = {},
): LogHealth {
  let servers: readonly ServerHealth[] = []
  let images: Disk = null
  let reported = new Map<string, Concern>()
  const closing = new AbortController()

  function report() {
    const found = concernsOf(servers, null, Date.now(), images)
    const now = new Map(found.map((one) => [`${one.kind} ${one.address}`, one]))
    for (const [key, { sentence }] of now) if (!reported.has(key)) logger?.warn(sentence)
    for (const [key, { sentence }] of reported) if (!now.has(key)) logger?.info(`resolved: ${sentence}`)
    reported = now
  }

  async function look() {
    const before = servers
    servers = (await log.health()).map((server) =>
      isSilent(server) ? (before.find(({ address }) => address === server.address) ?? server) : server,
    )
    images = await imagesDisk().catch((error: Error) => {
      logger?.warn({ err: error }, 'cannot read how much of the disk of the images is free; retrying')
      return images
    })
    report()
  }

  async function keepLooking() {
    while (!closing.signal.aborted) {
      await look()
      await sleep(intervalMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  const looking = keepLooking()
  return {
    servers: () => servers,
    concerns: () => concernsOf(servers, fault(), Date.now(), images),
    async close() {
      closing.abort()
      await looking
    },
  }
}
