import { statSync } from 'node:fs'
import { join } from 'node:path'
import { assetsOf, readManifest } from '../../web/frame/document/assets.ts'

/** Compressed size (brotli, in bytes) of the JavaScript that a page loads before the visitor does anything. */
interface Weight {
  frameworks: number
  page: number
}

/**
 * Maximum size of a page's own code in bytes: a slow phone is blocked for a third of a second by 60 kB of code. Code
 * that only an interaction needs belongs behind an import().
 */
export const MAX_OWN_BYTES = 60_000

export function weigh(folder: string, screen: string): Weight {
  const files = assetsOf(readManifest(join(folder, '.vite/manifest.json')), [screen]).fetch.map((file) => ({
    file,
    size: statSync(join(folder, `${file}.br`)).size,
  }))
  const sum = (parts: typeof files) => parts.reduce((total, { size }) => total + size, 0)
  return { frameworks: sum(files.filter(({ file }) => file.includes('/frameworks-'))), page: sum(files) }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Returns the line that the build prints about a page's size. Throws if the page's own code exceeds MAX_OWN_BYTES. */
export function weightLine(what: string, { frameworks, page }: Weight): string {
  const line = `JavaScript of ${what}: ${kB(page)} compressed; React, Relay and the router ${kB(frameworks)}, the rest ${kB(page - frameworks)} of at most ${kB(MAX_OWN_BYTES)}`
  if (frameworks === 0) throw new Error('The build has no frameworks chunk: see vite.config.ts')
  if (page - frameworks > MAX_OWN_BYTES)
    throw new Error(`${line}. Load code that is not needed at first with import().`)
  return line
}
