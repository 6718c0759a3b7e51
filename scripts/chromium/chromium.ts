import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { callerPath, root } from '../network.ts'

/** Path of a Chromium and its launch options. */
interface Chromium {
  executablePath: string
  args: string[]
  env: NodeJS.ProcessEnv
}

const platform = `${process.platform} ${process.arch}`

/** Reason with which tap skips tests on machines without Chromium. */
export const NO_CHROMIUM = `npm has no Chromium for ${platform}: set CHROMIUM to an installed one`

/** Chromium's sandbox does not work in containers or as root; the other arguments prevent requests to the internet. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** Finds the Chromium that the variable CHROMIUM names, which must exist, else npm's; null if both are missing. */
export async function findChromium(): Promise<Chromium | null> {
  const named = process.env.CHROMIUM
  if (named) {
    const executablePath = callerPath(named)
    if (existsSync(executablePath)) return { executablePath, args, env: process.env }
    throw new Error(
      `CHROMIUM is set to ${executablePath}, which does not exist. Correct it, or unset it to use the one from npm.`,
    )
  }
  if (platform !== 'linux x64') return null
  const folder = await unpackChromium(join(root, 'node_modules/.cache'))
  const env = {
    ...process.env,
    // Chromium gets its own libraries and fonts, so that pages look the same on all machines.
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
  }
  return { executablePath: join(folder, 'chromium'), args, env }
}

/** Unpacks npm's Chromium once, and renames the complete folder, so that concurrent processes can share it. */
export async function unpackChromium(cache: string): Promise<string> {
  const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
  const { version }: { version: string } = JSON.parse(readFileSync(join(archives, '../package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const passing = mkdtempSync(`${folder}-`)
  try {
    // The npm package unpacks into the temporary folder (TMPDIR), so TMPDIR is set to the new folder.
    await promisify(execFile)(execPath, [join(import.meta.dirname, 'unpack.ts'), archives], {
      env: { ...process.env, TMPDIR: passing },
    })
    renameSync(passing, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(passing, { recursive: true, force: true })
  }
  return folder
}
