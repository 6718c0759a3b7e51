import { z } from 'zod'

/** Value of a personal field whose key is destroyed. */
export const ERASED = Object.freeze({ erased: true as const })
export const Erased = z.object({ erased: z.literal(true) })
export type Erased = z.output<typeof Erased>

/** True for a personal value whose key is destroyed. */
export const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' && value !== null && 'erased' in value

const subjects = z.registry<{ subject: string }>()

/**
 * Marks a field as personal: the log encrypts it with a member's key, and it reads as `ERASED` once that key is
 * destroyed. `subject` is the field of the same event that holds the member's id.
 */
export function personal<S extends z.ZodType>(schema: S, subject: string) {
  const marked = z.union([schema, Erased])
  subjects.add(marked, { subject })
  return marked
}

/** One version of an event type. */
export interface Version {
  schema: z.ZodObject
  /** Maps a personal field to the field with its member's id. */
  personal: ReadonlyMap<string, string>
  /** Converts data of the previous version to this one. */
  upcast: (data: Record<string, unknown>) => Record<string, unknown>
}

/** All versions of an event type, oldest first. */
interface EventType<Data> {
  versions: readonly Version[]
  /** Carries the type of the newest version's data; has no value at run time. */
  readonly data?: Data
}

function version(schema: z.ZodObject, upcast: Version['upcast']): Version {
  const fields = Object.entries(schema.shape).flatMap(([field, type]) => {
    const mark = subjects.get(type as z.ZodType)
    return mark ? [[field, mark.subject] as const] : []
  })
  return { schema: schema.strict(), personal: new Map(fields), upcast }
}

/** The first version of an event type. */
export const v1 = <S extends z.ZodObject>(schema: S): EventType<z.output<S>> => ({
  versions: [version(schema, (data) => data)],
})

/** Adds a version to an event type, with the upcaster from the previous version. */
export const next = <S extends z.ZodObject>(
  previous: EventType<unknown>,
  schema: S,
  upcast: Version['upcast'],
): EventType<z.output<S>> => ({ versions: [...previous.versions, version(schema, upcast)] })

/** Event types of a capability, by name. */
export type EventTypes = Record<string, EventType<unknown>>

/** Union of the events of a set of event types. */
export type EventOf<T extends EventTypes> = {
  [Name in keyof T & string]: { type: Name; data: T[Name] extends EventType<infer Data> ? Data : never }
}[keyof T & string]

/**
 * JSON Schema of a version, for golden files and the catalogue. A personal field has its subject's field under
 * `personal`.
 */
export const jsonSchemaOf = ({ schema }: Version): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // Patterns of formats differ between releases of zod, so they are left out.
      if (jsonSchema.format) delete jsonSchema.pattern
      const mark = subjects.get(zodSchema)
      if (!mark) return
      const [unmarked] = jsonSchema.anyOf ?? []
      delete jsonSchema.anyOf
      Object.assign(jsonSchema, unmarked, { personal: mark.subject })
    },
  })

/** Newest version number of an event type, from 1. */
export const newestVersion = (type: EventType<unknown>): number => type.versions.length

/**
 * Upcasts decrypted data to the newest version and validates it. Throws an Error that names invalid fields, without
 * values.
 */
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

/** Returns its argument unchanged; infers the data types. */
export const defineEvents = <T extends EventTypes>(types: T): T => types
