import type { z } from 'zod'
import { catalogue } from '../../../../events/catalogue.ts'
import { jsonSchemaOf, type EventTypes, type Version } from '../../../../events/define.ts'
import type { Projection } from '../../../../projections/projection.ts'
import { deciders } from '../../../commands/deciders.ts'

type Schema = z.core.JSONSchema.JSONSchema | boolean

interface Field {
  name: string
  /** Type of the field in words for people: 'member id', 'text or nothing'. */
  type: string
  /** Name of the field with the id of the member whom the data concerns; null if the data is not personal. */
  subject: string | null
}

export interface EventInfo {
  name: string
  /** Versions of the event type, oldest first; events of older versions are upcast to the newest. */
  versions: { version: number; fields: Field[] }[]
  emittedBy: { decider: string; command: string }[]
  projectedBy: string[]
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  null: 'nothing',
  array: 'list',
}

/** Possible types of a field in words, such as 'text' and 'nothing'. */
function formsOf(schema: Schema): string[] {
  if (typeof schema === 'boolean') return ['anything']
  // Schemas of events can refer to themselves only for arbitrary JSON values.
  if (schema.$ref !== undefined) return ['JSON']
  if (schema.anyOf) return schema.anyOf.flatMap(formsOf)
  if (schema.enum) return schema.enum.map(String)
  if (schema.const !== undefined) return [String(schema.const)]
  if (schema.format === 'date-time') return ['time']
  const [, kind] = /^\^([a-z]+)_/.exec(schema.pattern ?? '') ?? []
  if (kind) return [`${kind} id`]
  if (schema.type === undefined) return ['anything']
  if (schema.properties) return [Object.keys(schema.properties).join(', ')]
  return [schema.type].flat().map((type) => words[type] ?? type)
}

function fieldsOf(version: Version): Field[] {
  return Object.entries(jsonSchemaOf(version).properties ?? {}).map(([name, schema]) => ({
    name,
    type: [...new Set(formsOf(schema))].join(' or '),
    subject: version.personal.get(name) ?? null,
  }))
}

/** Describes event types by name, with the deciders that emit their events and the projections that handle them. */
export function describeEvents(projections: readonly Pick<Projection, 'name' | 'handles'>[]): EventInfo[] {
  const emitters = Object.entries(deciders).flatMap(([decider, { emits }]) =>
    Object.entries(emits).flatMap(([command, events]) =>
      events.map((event) => ({ decider, command, event })),
    ),
  )
  return Object.entries(catalogue satisfies EventTypes).map(([name, { versions }]) => ({
    name,
    versions: versions.map((version, index) => ({ version: index + 1, fields: fieldsOf(version) })),
    emittedBy: emitters
      .filter(({ event }) => event === name)
      .map(({ decider, command }) => ({ decider, command })),
    projectedBy: projections
      .filter(({ handles }) => handles.some((handled) => handled === name))
      .map((projection) => projection.name),
  }))
}
