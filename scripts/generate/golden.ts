import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { catalogue } from '../../events/catalogue.ts'
import { jsonSchemaOf, type EventTypes } from '../../events/define.ts'

type Schema = z.core.JSONSchema.JSONSchema | boolean

/** Example values of a schema, one for each variant. `place` makes the values of fields with the same type differ. */
function formsOf(schema: Schema, name: string, place: number): unknown[] {
  if (typeof schema === 'boolean') return []
  if (schema.examples) return schema.examples
  if (schema.enum) return schema.enum
  if ('const' in schema) return [schema.const]
  if (schema.anyOf) return schema.anyOf.flatMap((one) => formsOf(one, name, place))
  if (Array.isArray(schema.type)) {
    return schema.type.flatMap((type) => formsOf({ ...schema, type }, name, place))
  }
  switch (schema.type) {
    case 'null':
      return [null]
    case 'boolean':
      return [true, false]
    case 'integer':
    case 'number':
      return [schema.minimum ?? 1]
    case 'object':
      return examplesOf(schema)
    case 'array':
      return [formsOf((schema.items as Schema | undefined) ?? true, name, place)]
    case 'string': {
      if (schema.format === 'date-time') return ['2026-11-21T10:00:00.000Z']
      if (schema.format === 'uuid') return ['0193a1b2-0000-7000-8000-000000000001']
      if (schema.format === 'date') return ['2026-11-21']
      const [, prefix] = /^\^([a-z]+_)/.exec(schema.pattern ?? '') ?? []
      return [prefix ? `${prefix}01jd${String(place + 1).padStart(22, '0')}` : `the ${name}, as it was typed`]
    }
    default:
      throw new Error(
        `No example of the field ${name} can be made: write the file in events/golden/ by hand.`,
      )
  }
}

/** Returns as few examples as are needed to show every variant of every field. */
function examplesOf(schema: z.core.JSONSchema.BaseSchema): Record<string, unknown>[] {
  const forms = Object.entries(schema.properties ?? {}).map(
    ([name, field], place) => [name, formsOf(field, name, place)] as const,
  )
  const count = Math.max(1, ...forms.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(forms.map(([name, values]) => [name, values[index % values.length]])),
  )
}

/** Golden files of new event types and versions, text by path. Existing files never change, like stored events. */
export const missingGolden = (root: string, types: EventTypes = catalogue): Map<string, string> =>
  new Map(
    Object.entries(types).flatMap(([type, { versions }]) =>
      versions.flatMap((version, index) => {
        const path = `events/golden/${type}.v${index + 1}.json`
        if (existsSync(join(root, path))) return []
        const schema = jsonSchemaOf(version)
        return [[path, `${JSON.stringify({ schema, examples: examplesOf(schema) }, null, 2)}\n`] as const]
      }),
    ),
  )
