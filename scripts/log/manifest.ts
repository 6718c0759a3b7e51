import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const Manifest = z.strictObject({
  format: z.literal(1),
  /** Time at which the backup started; it contains every event acknowledged before. */
  createdAt: z.iso.datetime(),
  log: z.strictObject({
    events: z.int(),
    /** Position of the last event in the backup; -1 for an empty log. */
    position: z.int(),
  }),
  /** Date by which the copy of the keys must be deleted; null for a backup without keys. */
  keysExpireAt: z.iso.datetime().nullable(),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const LOG = 'log.sqlite'
export const KEYS = 'keys.sqlite'

export async function summed(folder: string, name: string): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(join(folder, name), { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { name, bytes, sha256: hash.digest('hex') }
}

/** Reads the manifest of a backup. Throws an Error that describes the problem if the manifest is invalid. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) {
    throw new Error(
      `${folder} is not a complete backup: ${MANIFEST}, which is written last, is missing. Use another backup.`,
    )
  }
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(
      `${file} was changed or is from a newer release. Use another backup, or update this release.`,
      {
        cause,
      },
    )
  }
}

/** Compares a file with its entry in the manifest. Throws an Error that names the file if they differ. */
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
