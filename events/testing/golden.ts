import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { jsonSchemaOf, type EventTypes } from '../define.ts'

const Golden = z.object({
  /** JSON Schema (`jsonSchemaOf`) of the version when it was added. */
  schema: z.record(z.string(), z.unknown()),
  /** Unencrypted data as written, one example for each form of a field. */
  examples: z.array(z.record(z.string(), z.unknown())).min(1),
})

/** The golden file of an event type's version: `events/golden/<Type>.v<N>.json`. */
export type Golden = z.output<typeof Golden> & { type: string; version: number }

const folder = join(import.meta.dirname, '../golden')

/** All files of `events/golden/`. */
export const readGolden = (): Golden[] =>
  globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [, type = '', version = ''] = /^(\w+)\.v(\d+)\.json$/.exec(file) ?? []
      return {
        ...Golden.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
        type,
        version: Number(version),
      }
    })

/** Differences between event types and golden files, as sentences with advice. */
export function faultsOf(types: EventTypes, golden: readonly Golden[]): string[] {
  const written = new Map<string, Golden>(golden.map((one) => [`${one.type}.v${one.version}`, one]))
  const defined = Object.entries(types).flatMap(([type, { versions }]) =>
    versions.map((version, index) => [`${type}.v${index + 1}`, jsonSchemaOf(version)] as const),
  )
  const missing = defined.filter(([name]) => !written.has(name))
  const changed = defined.filter(([name, schema]) => {
    const before = written.get(name)?.schema
    return before && !isDeepStrictEqual(before, structuredClone(schema))
  })
  const names = new Set<string>(defined.map(([name]) => name))
  const gone = [...written.keys()].filter((name) => !names.has(name))
  return [
    ...missing.map(([name]) => `events/golden/${name}.json is missing: npm run generate makes it, once.`),
    ...changed.map(
      ([name]) =>
        `The schema of ${name} is not that of events/golden/${name}.json, by which events were written. ` +
        'Put it back, and add a version with what brings older data to it: next(…) in events/define.ts.',
    ),
    ...gone.map(
      (name) => `Events of ${name} were written, but no schema reads them: put it back into the catalogue.`,
    ),
  ]
}
