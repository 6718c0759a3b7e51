import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { entries } from './entries.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
)

type Manifest = z.output<typeof Manifest>

/** Reads the bundler's manifest, which has the files of each module. */
export const readManifest = (file: string | URL): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))

const run = Object.values(entries)
const style = 'style.css'

const unfinished = 'web/dist is incomplete: run npm run build again'

/** Files to which a document links, as paths from the host's root. */
interface Assets {
  styles: string[]
  /** All modules that the page needs in order to start. */
  fetch: string[]
  /** The entry modules among `fetch`, in the order in which they run. */
  run: string[]
}

/**
 * Looks up a page's files in the bundler's manifest. `handles` are paths in `web/` of the modules for the matched
 * routes and the page's sections. Throws if the manifest belongs to another build.
 */
export function assetsOf(manifest: Manifest, handles: readonly unknown[]): Assets {
  const sheet = manifest[style]
  if (!sheet) throw new Error(unfinished)
  const modules = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || modules.has(chunk.file)) return
    modules.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const key of run) collect(key)
  for (const handle of handles) if (typeof handle === 'string') collect(`web/${handle}.tsx`)
  return {
    styles: [`/${sheet.file}`],
    fetch: [...modules].map((file) => `/${file}`),
    run: run.map((key) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(unfinished)
      return `/${chunk.file}`
    }),
  }
}
