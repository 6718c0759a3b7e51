import { z } from 'zod'

/** Replaces the value of a personal field whose encryption key is destroyed. */
export const ERASED = Object.freeze({ erased: true as const })
export const Erased = z.object({ erased: z.literal(true) })
export type Erased = z.output<typeof Erased>

/** True if the personal field reads as `ERASED` because its encryption key is destroyed. */
export const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' && value !== null && 'erased' in value

const subjects = z.registry<{ subject: string }>()

/**
 * Marks an event field as personal: the log encrypts it with the key of the member whose id is in the field `subject`
 * of the same event. Once that key is destroyed, the field reads as `ERASED`.
 */
export function personal<S extends z.ZodType>(schema: S, subject: string) {
  const marked = z.union([schema, Erased])
  subjects.add(marked, { subject })
  return marked
}

export interface Version {
  schema: z.ZodObject
  /** For each personal field, the name of the field that contains the id of the member whom it concerns. */
  personal: ReadonlyMap<string, string>
  /** Upcasts event data from the previous version to this one. */
  upcast: (data: Record<string, unknown>) => Record<string, unknown>
}

/** All versions of an event type, oldest first. */
interface EventType<Data> {
  versions: readonly Version[]
  /** Exists only for the compiler: it carries the data type of the newest version. */
  readonly data?: Data
}

function version(schema: z.ZodObject, upcast: Version['upcast']): Version {
  const fields = Object.entries(schema.shape).flatMap(([field, type]) => {
    const mark = subjects.get(type instanceof z.ZodOptional ? type.unwrap() : (type as z.ZodType))
    return mark ? [[field, mark.subject] as const] : []
  })
  return { schema: schema.strict(), personal: new Map(fields), upcast }
}

/** Defines the first version of an event type. */
export const v1 = <S extends z.ZodObject>(schema: S): EventType<z.output<S>> => ({
  versions: [version(schema, (data) => data)],
})

/** Adds a version to an event type; `upcast` converts data of the previous version, by default to themselves. */
export const next = <S extends z.ZodObject>(
  previous: EventType<unknown>,
  schema: S,
  upcast: Version['upcast'] = (data) => data,
): EventType<z.output<S>> => ({ versions: [...previous.versions, version(schema, upcast)] })

export type EventTypes = Record<string, EventType<unknown>>

export type EventOf<T extends EventTypes> = {
  [Name in keyof T & string]: { type: Name; data: T[Name] extends EventType<infer Data> ? Data : never }
}[keyof T & string]

/**
 * JSON Schema of an event version, for golden files and the catalogue of events. In it, `personal` names the field
 * with the member's id for each personal field.
 */
export const jsonSchemaOf = ({ schema }: Version): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // Regular expressions of string formats are omitted, as they differ between releases of zod.
      if (jsonSchema.format) delete jsonSchema.pattern
      const mark = subjects.get(zodSchema)
      if (!mark) return
      const [unmarked] = jsonSchema.anyOf ?? []
      delete jsonSchema.anyOf
      Object.assign(jsonSchema, unmarked, { personal: mark.subject })
    },
  })

/** Newest version number of an event type; the first version is 1. */
export const newestVersion = (type: EventType<unknown>): number => type.versions.length

/** Upcasts decrypted event data to the newest version and validates it. Throws an Error without field values. */
export function upcast(
  name: string,
  type: EventType<unknown>,
  written: number,
  data: Record<string, unknown>,
) {
  const versions = type.versions.slice(written)
  const newest = type.versions.at(-1)
  if (written < 1 || !newest || written > type.versions.length) {
    throw new Error(`${name} has no version ${written}: this release is older than the event. Update it.`)
  }
  const result = newest.schema.safeParse(versions.reduce((older, { upcast }) => upcast(older), data))
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ')
  throw new Error(
    `${name} version ${written} does not fit its schema (${fields}): it was written or changed by something else.`,
  )
}

/** Declares the event types of a capability; exists only to infer the types of their data. */
export const defineEvents = <T extends EventTypes>(types: T): T => types
