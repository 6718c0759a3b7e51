import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moveKeys } from '../../../services/keys/move.ts'
import { rotate } from '../../../services/keys/rotate.ts'
import { openKeyStore, type KeyStore } from '../../../services/keys/store.ts'
import { makeDatabase, startPostgres } from '../../network/postgres.ts'
import { diskFloor, figuresOf, rounded, spread, timed, type Figure } from './figures.ts'
import { temporaryFolder } from '../../../services/temporary.ts'

const KEYS = 100_000
const ONE_BY_ONE = 200
/** Number of subjects in a batch of events that a projector reads. */
const BATCH = 1000

const members = (count: number, name = 'member') => Array.from({ length: count }, (_, n) => `${name}_${n}`)

async function ms(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Longest time for which the event loop did nothing else while `work` ran. */
async function longestBlock(work: () => Promise<unknown>): Promise<{ took: number; block: number }> {
  let [last, block] = [performance.now(), 0]
  const ticker = setInterval(() => {
    const now = performance.now()
    block = Math.max(block, now - last - 1)
    last = now
  }, 1)
  const took = await ms(work).finally(() => clearInterval(ticker))
  return { took, block }
}

async function measured(
  kind: string,
  { url, from, floor }: { url: string; from: Uint8Array; floor: ReturnType<typeof spread> },
): Promise<Figure[]> {
  const line = (what: string, value: number, unit = 'ms') => ({
    what: `${kind}: ${what}`,
    value: rounded(value),
    unit,
  })
  const open = (master = from): KeyStore => openKeyStore({ url, master })
  const store = open()
  const created = await ms(() => Promise.all(members(KEYS).map(store.ensure)))
  const single = spread(await timed(ONE_BY_ONE, (n) => store.ensure(`single_${n}`)))
  const cold = open()
  const reads = spread(await timed(50, (n) => cold.find(members(KEYS).slice(n * BATCH, (n + 1) * BATCH))))
  const warm = members(KEYS).slice(49 * BATCH, 50 * BATCH)
  const again = spread(await timed(500, () => cold.find(warm)))
  const one = spread(await timed(2000, () => cold.ensure(warm[0]!)))
  const destroyed = await longestBlock(() => store.destroy(['member_1']))
  const many = await ms(() => store.destroy(members(1000).slice(2)))
  const to = randomBytes(32)
  const rotated = await ms(() => rotate(url, { from, to }))
  await store.close()
  await cold.close()
  return [
    line(`creating ${KEYS} keys together`, created),
    ...figuresOf(`${kind}: creating a key`, single, floor),
    line(`reading ${BATCH} keys that are not cached, p50`, reads.p50),
    line(`reading ${BATCH} cached keys, p50`, again.p50),
    line('a cached key for one field, p50', one.p50 * 1000, 'µs'),
    line('a cached key for one field, p99', one.p99 * 1000, 'µs'),
    line(`destroying one of ${KEYS} keys`, destroyed.took),
    line('its longest block of the event loop', destroyed.block),
    line('destroying 998 keys at once', many),
    line('rotating the master key', rotated),
  ]
}

/** Measures key stores with 100,000 keys: a file, a database, and moving from one to the other. */
export async function keys(): Promise<Figure[]> {
  const folder = temporaryFolder('bench')
  const postgres = await startPostgres(join(folder, 'postgres'), () => {})
  try {
    const floor = await diskFloor(folder)
    const [inFile, moving] = ['keys', 'moving'].map((name) => {
      mkdirSync(join(folder, name))
      return pathToFileURL(join(folder, name, 'keys.sqlite')).href
    }) as [string, string]
    const from = randomBytes(32)
    const url = await makeDatabase(postgres.server, 'keys')
    const figures = [
      { what: 'floor: 4 kB written and synced, p50', value: floor.p50, unit: 'ms' },
      ...(await measured('file', { url: inFile, from, floor })),
      ...(await measured('database', { url, from, floor })),
    ]
    const store = openKeyStore({ url: moving, master: from })
    await Promise.all(members(KEYS).map(store.ensure))
    await store.close()
    const target = await makeDatabase(postgres.server, 'moved')
    let held = 0
    const took = await ms(() =>
      moveKeys({
        from: moving,
        to: target,
        master: from,
        onStep(step) {
          if (step === 'held') held = performance.now()
          if (step === 'moved') held = performance.now() - held
        },
      }),
    )
    return [
      ...figures,
      { what: `moving ${KEYS} keys from the file to the database`, value: rounded(took), unit: 'ms' },
      { what: 'during which no key can be created', value: rounded(held), unit: 'ms' },
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
