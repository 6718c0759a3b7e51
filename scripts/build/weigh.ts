import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assetsOf } from '../../web/assets.ts'

/** How much JavaScript a page loads before anybody touches it, compressed (brotli), in bytes. */
export interface Weight {
  /** React, Relay and the router alone. */
  frameworks: number
  /** All of it. */
  page: number
}

/**
 * The most that a page's own code may weigh, in bytes: on a slow phone each 60 kB is a third of a second in which
 * nothing answers to a finger. What is only needed once somebody opens something belongs behind an import().
 */
export const MOST_OWN = 60_000

/** Weighs the page of a screen (its module in `web/`) in the browser's build, a folder. */
export function weigh(folder: string, screen: string): Weight {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = assetsOf(manifest, [screen]).fetch.map((file) => ({
    file,
    size: statSync(join(folder, `${file}.br`)).size,
  }))
  const sum = (parts: typeof files) => parts.reduce((total, { size }) => total + size, 0)
  return { frameworks: sum(files.filter(({ file }) => file.includes('/frameworks-'))), page: sum(files) }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Says what a page weighs, as a line of the build. Throws when its own code is heavier than it may be. */
export function weightLine(what: string, { frameworks, page }: Weight): string {
  const line = `JavaScript of ${what}: ${kB(page)} compressed; React, Relay and the router alone ${kB(frameworks)}, the rest ${kB(page - frameworks)} of at most ${kB(MOST_OWN)}`
  if (frameworks === 0) throw new Error('The build has no chunk of the frameworks: see vite.config.ts')
  if (page - frameworks > MOST_OWN)
    throw new Error(`${line}. Load what is not needed at first with import().`)
  return line
}
