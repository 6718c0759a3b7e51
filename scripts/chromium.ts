import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** A Chromium, and what it must be started with. */
export interface Chromium {
  executablePath: string
  args: string[]
  /** Whether it is the one that comes with npm, for Linux on x64. */
  isPacked: boolean
}

const installed = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
  (process.env.PATH ?? '').split(':').map((folder) => join(folder, name)),
)

/** As root, and in many containers, Chromium has no sandbox of its own; the rest keeps it from asking the internet. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** The Chromium that CHROMIUM names, an installed one, or the one that comes with npm; null where there is none. */
export async function findChromium(): Promise<Chromium | null> {
  const own = process.env.CHROMIUM ? [process.env.CHROMIUM] : []
  const found = [...own, ...installed, chromium.executablePath()].find((path) => existsSync(path))
  if (found) return { executablePath: found, args, isPacked: false }
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    return { executablePath: await packed.executablePath(), args: [...packed.args, ...args], isPacked: true }
  } catch {
    return null
  }
}
