import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'

/** Base64 encodings of a text within a longer one, without the characters that depend on the surrounding text. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64')
    return whole.slice(before === 0 ? 0 : 4)
  })

/** All encodings of a text in which a file may contain it. */
function spellings(text: string): Buffer[] {
  const utf16 = Buffer.from(text, 'utf16le')
  const bytes = [text, ...inBase64(text)].map((spelling) => Buffer.from(spelling))
  return [...bytes, utf16, Buffer.from(utf16).swap16()]
}

/** Removes the zeros at the end of segments of the write-ahead log. */
function written(bytes: Buffer): Buffer {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end--
  return bytes.subarray(0, end)
}

/** Files in a folder, except the empty lock file, because closing a second handle to it would release the lock. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock.sqlite')
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Finds files that contain one of the texts; returns `file: text` for each. */
export function searchFiles(folder: string, texts: readonly string[]): string[] {
  const wanted = texts.map((text) => ({ text, coded: spellings(text) }))
  return filesIn(folder).flatMap((file) => {
    // Postgres may have deleted the file since the folder was listed.
    if (!statSync(file, { throwIfNoEntry: false })) return []
    const bytes = written(readFileSync(file))
    return wanted
      .filter(({ coded }) => coded.some((spelling) => bytes.includes(spelling)))
      .map(({ text }) => `${relative(folder, file)}: ${text}`)
  })
}

/**
 * Finds tables, including system tables, with a row that contains one of the texts; returns `table: text` for each.
 * Postgres searches the rows, so that compressed values are found too.
 */
export async function searchTables(databaseUrl: string, texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind in ('r', 'm') order by 1",
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await client.query<{ wanted: string }>(
        `select wanted from unnest($1::text[]) wanted where exists (
           select from ${name} row where position(wanted in row::text) > 0
             or position(encode(convert_to(wanted, 'UTF8'), 'hex') in row::text) > 0)`,
        [texts],
      )
      found.push(...hits.rows.map(({ wanted }) => `${name}: ${wanted}`))
    }
    return found
  } finally {
    await client.end()
  }
}
