import { z } from 'zod'
import { entries } from './entries.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
)

const run = Object.values(entries)
const style = 'style.css'

const unfinished = 'web/dist is not complete: run npm run build again'

/** What a document links to. Paths from the host's root. */
export interface Assets {
  styles: string[]
  /** Modules that the page needs at once. */
  fetch: string[]
  /** Those of them that bring it to life, in this order. */
  run: string[]
}

/**
 * Looks up a page's files in the bundler's manifest. `handles` are those of the matched routes and the modules of
 * what stands on the page: each is a module's path in `web/`. Throws when the manifest is not one of this web.
 */
export function assetsOf(source: unknown, handles: readonly unknown[]): Assets {
  const manifest = Manifest.parse(source)
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
