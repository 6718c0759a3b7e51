import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { jsonSchemaOf, type EventTypes } from '../define.ts'

const Golden = z.object({
  /** JSON Schema (`jsonSchemaOf`) of the event version, as it was when the version was added. */
  schema: z.record(z.string(), z.unknown()),
  /** Examples of unencrypted event data as it was written; they include every form that a field can have. */
  examples: z.array(z.record(z.string(), z.unknown())).min(1),
})

/** Content of the golden file for one version of an event type: `events/golden/<Type>.v<N>.json`. */
export type Golden = z.output<typeof Golden> & { type: string; version: number }

const folder = join(import.meta.dirname, '../golden')

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

/** Compares event types with their golden files; returns the differences as messages with advice. */
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
