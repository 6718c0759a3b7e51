import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a backup says of itself. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  /** When the copy was begun: every event that was acknowledged before is in it. */
  createdAt: z.iso.datetime(),
  log: z.strictObject({
    events: z.int(),
    /** Of the last event; -1 of an empty log. */
    position: z.int(),
  }),
  /** Until when the copy of the keys may be kept; null where there is none. */
  keysExpireAt: z.iso.datetime().nullable(),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const LOG = 'log.sqlite'
export const KEYS = 'keys.sqlite'

/** A file as a manifest tells of it. */
export async function summed(folder: string, name: string): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(join(folder, name), { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { name, bytes, sha256: hash.digest('hex') }
}

/** The manifest of a backup. Throws an Error that names what is wrong with it. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) {
    throw new Error(
      `${folder} is no whole backup: it has no ${MANIFEST}, which is written last. Take another one.`,
    )
  }
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(
      `${file} was changed or is of a newer release. Take another backup, or update this release.`,
      {
        cause,
      },
    )
  }
}

/** Compares a file with what the manifest says of it. Throws an Error that names it. */
export async function verifyFile(folder: string, expected: Manifest['files'][number]): Promise<void> {
  const file = join(folder, expected.name)
  const better = 'Restore from another backup.'
  if (!existsSync(file)) throw new Error(`${file} is missing. ${better}`)
  const { size } = statSync(file)
  if (size < expected.bytes) {
    throw new Error(`${file} is cut short: ${size} bytes of ${expected.bytes}. ${better}`)
  }
  const { sha256 } = await summed(folder, expected.name)
  if (sha256 !== expected.sha256) throw new Error(`${file} was changed after the backup was made. ${better}`)
}
