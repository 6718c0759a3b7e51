import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
)

/** What runs in the browser, in this order; the frameworks by themselves, as each takes its time. */
const run = ['web/frameworks/react.ts', 'web/frameworks/relay.ts', 'web/entry-client.tsx']
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
 * Looks up a page's files in the bundler's manifest. `handles` are those of the matched routes: a screen's is
 * its module's path in `web/`. Throws when the manifest is not one of this web.
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
