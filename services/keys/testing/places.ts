import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { testFolder, testPostgres } from '../../../scripts/testing/services.ts'
import { openKeyStore, type KeyStore, type KeyStoreOptions } from '../store.ts'

type Test = Parameters<typeof testFolder>[0]

/** Kinds of key stores, which keep the same promises. */
export const kinds = ['file', 'postgres'] as const
type Kind = (typeof kinds)[number]

interface Wrapped {
  name: string
  wrapped: Buffer
}

interface Place {
  url: string
  master: Uint8Array
  open: (options?: Partial<KeyStoreOptions>) => KeyStore
  /** Encrypted keys as they are stored, by epoch or subject. */
  wrappedIn: (table: 'epoch' | 'subject_key') => Promise<Wrapped[]>
  /** Changes the store behind its back. */
  run: (statement: string) => Promise<void>
  /** Makes the next destruction of keys wait after it has started an epoch, if the store can be made to. */
  hold: () => Promise<{ release: () => Promise<void> }>
  /** True if these bytes are in a file of the store: the file and its journal, or pages and write-ahead log. */
  isStored: (bytes: Buffer) => Promise<boolean>
}

/** Time in ms of a lease in tests, so that destroying a key takes less time. */
const LEASE_MS = 250

/** More than a segment of the write-ahead log has, and than tables have in tests. */
const MAX_FILE_BYTES = 2 ** 26

/** Prepares an empty key store for a test. */
export async function testKeys(t: Test, kind: Kind): Promise<Place> {
  const master = randomBytes(32)
  const path = join(testFolder(t), 'keys.sqlite')
  const url = kind === 'file' ? pathToFileURL(path).href : await testPostgres(t)
  const open = (options = {}) => openKeyStore({ url, master, leaseMs: LEASE_MS, ...options })
  const query =
    kind === 'file' ? (text: string) => rowsOfFile(path, text) : (text: string) => rowsOfPostgres(url, text)
  return {
    url,
    master,
    open,
    async wrappedIn(table) {
      const rows = await query(`select * from ${kind === 'file' ? '' : 'keys.'}${table}`)
      return rows.map((row) => ({
        name: String(Object.values(row)[0]),
        wrapped: Buffer.from(row.wrapped as Uint8Array),
      }))
    },
    async run(statement) {
      await query(statement.replaceAll('keys.', kind === 'file' ? '' : 'keys.'))
    },
    async hold() {
      if (kind === 'file') return { release: async () => {} }
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query("select pg_advisory_lock(hashtext('keys.rewrap'))")
      return { release: () => client.end() }
    },
    isStored: (bytes) => (kind === 'file' ? isInFolder(dirname(path), bytes) : isOnServer(url, bytes)),
  }
}

type Rows = Record<string, unknown>[]

async function rowsOfFile(path: string, text: string): Promise<Rows> {
  const db = new DatabaseSync(path, { timeout: 5000 })
  try {
    return db.prepare(text).all()
  } finally {
    db.close()
  }
}

async function rowsOfPostgres(url: string, text: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Rows[number]>(text)).rows
  } finally {
    await client.end()
  }
}

const isInFolder = async (folder: string, bytes: Buffer) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(bytes))

/** Searches pages of the tables and the write-ahead log, which only the superuser of the server can read. */
async function isOnServer(url: string, bytes: Buffer): Promise<boolean> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('Run this test with npm test')
  const client = new pg.Client({ connectionString: `${server}${new URL(url).pathname}` })
  await client.connect()
  try {
    await client.query('checkpoint')
    const { rows } = await client.query<{ name: string }>(`
      select pg_relation_filepath(oid) as name from pg_class
      where relnamespace = 'keys'::regnamespace and relkind = 'r'
      union all select 'pg_wal/' || name from pg_ls_waldir()`)
    for (const { name } of rows) {
      const found = await client.query<{ has: boolean | null }>(
        'select position($2::bytea in pg_read_binary_file($1, 0, $3, true)) > 0 as has',
        [name, bytes, MAX_FILE_BYTES],
      )
      if (found.rows[0]?.has) return true
    }
    return false
  } finally {
    await client.end()
  }
}
