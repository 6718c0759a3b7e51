import { z } from 'zod'

/** What stands where a personal field stood once its subject's key is destroyed. */
export const ERASED = Object.freeze({ erased: true as const })
export const Erased = z.object({ erased: z.literal(true) })
export type Erased = z.output<typeof Erased>

/** Whether a personal value can no longer be read. */
export const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' && value !== null && 'erased' in value

const subjects = z.registry<{ subject: string }>()

/**
 * Marks a field as personal: it is encrypted in the log with its subject's own key, and reads as `Erased` once
 * that key is destroyed. `subject` names the field of the same event that holds the subject's member id.
 */
export function personal<S extends z.ZodType>(schema: S, subject: string) {
  const marked = z.union([schema, Erased])
  subjects.add(marked, { subject })
  return marked
}

/** One version of an event type. */
export interface Version {
  schema: z.ZodObject
  /** Field name → name of the field that holds the subject's member id. */
  personal: ReadonlyMap<string, string>
  /** Brings data of the version before to this one. */
  upcast: (data: Record<string, unknown>) => Record<string, unknown>
}

/** One event type: every version that was ever written, oldest first. */
export interface EventType<Data> {
  versions: readonly Version[]
  /** Only carries the type of the newest version's data. */
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

/** The next version of an event type, with the function that brings older data to it. */
export const next = <S extends z.ZodObject>(
  previous: EventType<unknown>,
  schema: S,
  upcast: Version['upcast'],
): EventType<z.output<S>> => ({ versions: [...previous.versions, version(schema, upcast)] })

/** Event types by name, as one capability defines them. */
export type EventTypes = Record<string, EventType<unknown>>

/** The events of a set of event types, as a union to switch over. */
export type EventOf<T extends EventTypes> = {
  [Name in keyof T & string]: { type: Name; data: T[Name] extends EventType<infer Data> ? Data : never }
}[keyof T & string]

/**
 * A version's schema as JSON Schema; a personal field is as it was before it was marked, with its subject's field as
 * `personal`. What golden files hold, and what the catalogue is shown by.
 */
export const jsonSchemaOf = ({ schema }: Version): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // What a format is made of is the library's affair, and changes with it.
      if (jsonSchema.format) delete jsonSchema.pattern
      const mark = subjects.get(zodSchema)
      if (!mark) return
      const [unmarked] = jsonSchema.anyOf ?? []
      delete jsonSchema.anyOf
      Object.assign(jsonSchema, unmarked, { personal: mark.subject })
    },
  })

/** The newest version number of an event type, counted from 1. */
export const newestVersion = (type: EventType<unknown>): number => type.versions.length

/**
 * Brings data as it was written (decrypted) to the newest version and validates it.
 * Throws an Error that names the event type and the fields, never their values.
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

/** Names the event types of one capability; only here so that their data types are inferred. */
export const defineEvents = <T extends EventTypes>(types: T): T => types
