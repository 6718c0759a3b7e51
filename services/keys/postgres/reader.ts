import { LRUCache } from 'lru-cache'
import {
  keyOfEpoch,
  missingKeyError,
  newestOf,
  openedEpochs,
  type EpochKeys,
  type EpochRow,
} from '../epoch-keys.ts'
import { unwrap } from '../wrap.ts'
import { atMost } from '../../lru.ts'
import { anyOf, ConnectionLostError, type Sql } from '../../postgres/sql.ts'
import { TIMEOUT_MS } from './database.ts'
import { openLease, type Lease } from './lease.ts'

const MAX_CACHED_KEYS = 50_000
const MAX_CACHED_MS = 60_000

/** A subject's key; null if it was destroyed, undefined if there never was one, an Error if it is damaged. */
type Found = Uint8Array | null | undefined | Error

interface Row {
  kind: 'epoch' | 'key' | 'destroyed' | 'standby'
  subject: string
  epoch: number
  wrapped: Uint8Array | null
}

/** Reads epochs and keys in one statement, so that both are of the same moment. */
const rowsOf = (sql: Sql, subjects: readonly string[]) => sql<Row>`
  select 'epoch' as kind, '' as subject, epoch, wrapped from keys.epoch
  union all
  select 'key', subject, epoch, wrapped from keys.subject_key where subject = ${anyOf(subjects)}
  union all
  select 'destroyed', subject, 0, null from keys.destroyed where subject = ${anyOf(subjects)}
  union all
  select 'standby', '', 0, null where pg_is_in_recovery()`

interface Answer {
  found: ReadonlyMap<string, Found>
  generation: number
}

interface Reader {
  lease: Lease
  epochs: () => EpochKeys
  /** Finds keys, in the cache during a lease and otherwise in the database. Throws ConnectionLostError. */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Found>>
  /** Asks the database now, and drops what was cached if the epochs have changed. */
  refresh: () => Promise<void>
}

/** Opens a reader with a cache, of which no key is used that another process destroyed more than a lease ago. */
export function openReader({
  sql,
  master,
  name,
  leaseMs,
}: {
  sql: () => Promise<Sql>
  master: Uint8Array
  name: string
  leaseMs: number
}): Reader {
  const lease = openLease(leaseMs)
  const cache = new LRUCache<string, Uint8Array | false>({ ...atMost(MAX_CACHED_KEYS), ttl: MAX_CACHED_MS })
  let epochs: EpochKeys = new Map()
  /** Number of changes of the epochs; a key that was read in an earlier generation may have been destroyed. */
  let generation = 0

  function takeEpochs(rows: readonly EpochRow[]) {
    if (epochs.size > 0 && rows.every(({ epoch }) => epoch < newestOf(epochs)))
      throw new ConnectionLostError(
        `${name} (KEYS_URL) has an earlier state of the keys than before. Is it a former primary? After restoring an ` +
          'older copy, restart the processes.',
      )
    if (rows.length === epochs.size && rows.every(({ epoch }) => epochs.has(epoch))) return
    epochs = openedEpochs(rows, master, name)
    generation++
    cache.clear()
  }

  function keyIn({ subject, epoch, wrapped }: Row): Uint8Array | Error {
    try {
      return unwrap(wrapped!, keyOfEpoch(epochs, epoch, name), subject)
    } catch {
      return missingKeyError(name, `a key of ${subject} that cannot be decrypted`)
    }
  }

  async function ask(subjects: readonly string[]): Promise<Answer> {
    const over = await sql()
    const asked = lease.now()
    const rows = await rowsOf(over, subjects)
    if (rows.some(({ kind }) => kind === 'standby'))
      throw new ConnectionLostError(
        `${name} (KEYS_URL) is a standby, which can lag behind. The key store needs the primary.`,
      )
    if (!rows.some(({ kind }) => kind === 'epoch'))
      throw new ConnectionLostError(`${name} (KEYS_URL) has no keys of epochs. Was it restored incompletely?`)
    takeEpochs(
      rows.flatMap(({ kind, epoch, wrapped }) => (kind === 'epoch' && wrapped ? [{ epoch, wrapped }] : [])),
    )
    const found = new Map<string, Found>()
    for (const row of rows) {
      if (row.kind === 'destroyed') found.set(row.subject, null)
      if (row.kind === 'key') found.set(row.subject, keyIn(row))
    }
    for (const [subject, key] of found) if (!(key instanceof Error)) cache.set(subject, key ?? false)
    lease.renew(asked)
    return { found, generation }
  }

  let last: Promise<unknown> = Promise.resolve()

  /** Asks together with all callers of the same turn; one question at a time, so that answers never overtake others. */
  function together() {
    let next: { subjects: Set<string>; answer: Promise<Answer> } | null = null
    function begin() {
      const subjects = new Set<string>()
      const answer = last.then(() => {
        next = null
        return ask([...subjects])
      })
      last = answer.catch(() => {})
      return { subjects, answer }
    }
    return (wanted: readonly string[]): Promise<Answer> => {
      const { subjects, answer } = (next ??= begin())
      for (const subject of wanted) subjects.add(subject)
      return answer
    }
  }
  const askForKeys = together()
  /** Questions without keys are separate, because the answer to many keys takes long to decrypt. */
  const askForEpochs = together()

  /** Waits until the process may use what it has cached. */
  async function held(deadline: number): Promise<void> {
    while (!lease.isHeld()) {
      if (performance.now() > deadline)
        throw new ConnectionLostError(`The key store ${name} (KEYS_URL) responds too slowly.`)
      await askForEpochs([])
    }
  }

  const cached = (subject: string): Found => {
    const key = cache.get(subject)
    return key === false ? null : key
  }

  return {
    lease,
    epochs: () => epochs,
    async refresh() {
      await askForEpochs([])
    },
    async find(subjects) {
      const deadline = performance.now() + TIMEOUT_MS
      for (let isFirst = true; ; isFirst = false) {
        const before = generation
        // A list longer than the cache evicts its own first keys, so the second question is for all of it.
        const unknown = isFirst ? subjects.filter((one) => cached(one) === undefined) : subjects
        const asked =
          unknown.length > 0 ? await askForKeys(unknown) : { found: new Map(), generation: before }
        if (lease.isHeld() && lease.isOld()) askForEpochs([]).catch(() => {})
        // The same epochs as before mean that no key was destroyed since it was read.
        await held(deadline)
        if (asked.generation !== generation) continue
        const isAsked = new Set(unknown)
        const keys = subjects.map(
          (one) => [one, isAsked.has(one) ? asked.found.get(one) : cached(one)] as const,
        )
        if (keys.every(([one, key]) => key !== undefined || isAsked.has(one))) return new Map(keys)
      }
    },
  }
}
