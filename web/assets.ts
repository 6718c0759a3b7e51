import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
)

const entry = 'web/entry-client.tsx'
const style = 'style.css'

/** What a document links to. Paths from the host's root. */
export interface Assets {
  entry: string
  styles: string[]
  /** Modules that the page's screens need at once. */
  preload: string[]
}

/**
 * Looks up a page's files in the bundler's manifest. `handles` are those of the matched routes: a screen's is
 * its module's path in `web/`. Throws when the manifest is not one of this web.
 */
export function assetsOf(source: unknown, handles: readonly unknown[]): Assets {
  const manifest = Manifest.parse(source)
  const main = manifest[entry]
  const sheet = manifest[style]
  if (!main || !sheet) throw new Error('web/dist is not complete: run npm run build again')
  const modules = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || modules.has(chunk.file)) return
    modules.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  collect(entry)
  for (const handle of handles) if (typeof handle === 'string') collect(`web/${handle}.tsx`)
  modules.delete(main.file)
  return {
    entry: `/${main.file}`,
    styles: [`/${sheet.file}`],
    preload: [...modules].map((file) => `/${file}`),
  }
}
