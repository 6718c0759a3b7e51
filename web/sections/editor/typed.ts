import type { ListField, SectionField, ValueField } from '../form.ts'

// A section's form holds its input as texts by path (`pictures.0.image.url`), because what is typed may not be valid
// yet. The path of a list has the number of its entries.

/** Input of a section's form by field path; fields that have not been touched are missing. */
export type Typed = Readonly<Record<string, string>>

/** A value of one option of a section. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value }

type Writable = { [name: string]: Value }

const isObject = (value: Value): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the value at a path of the options. */
const valueAt = (options: Value, path: string): Value =>
  path.split('.').reduce<Value>((inside, name) => {
    if (Array.isArray(inside)) return inside[Number(name)]
    return isObject(inside) ? new Map(Object.entries(inside)).get(name) : undefined
  }, options)

/** Reads the value at a path of the options as the text that a field shows. */
export function textAt(options: Value, path: string): string {
  const value = valueAt(options, path)
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

const listAt = (options: Value, path: string): readonly Value[] => {
  const value = valueAt(options, path)
  return Array.isArray(value) ? value : []
}

/** Converts stored options to the input of a form. */
export const typedOf = (fields: readonly SectionField[], options: Value, before = ''): Typed =>
  Object.assign(
    {},
    ...fields.map((field): Typed => {
      const path = before + field.path
      if (field.kind !== 'list') return { [path]: textAt(options, path) }
      const entries = listAt(options, path)
      return Object.assign(
        { [path]: `${entries.length}` },
        ...entries.map((_, at) => typedOf(field.fields, options, `${path}.${at}.`)),
      )
    }),
  )

/** Number of entries of a list; a new list has the smallest number. */
export const lengthOf = ({ path, least }: ListField, typed: Typed): number => Number(typed[path] ?? least)

/** The fields of one entry of a list, with their paths from the root. */
export const entryFields = ({ path, fields }: ListField, at: number): readonly SectionField[] =>
  fields.map((field): SectionField => {
    const place = `${path}.${at}.${field.path}`
    return field.kind === 'list' || field.with === undefined
      ? { ...field, path: place }
      : { ...field, path: place, with: `${path}.${at}.${field.with}` }
  })

const entriesOf = (list: ListField, typed: Typed): readonly (readonly SectionField[])[] =>
  Array.from({ length: lengthOf(list, typed) }, (_, at) => entryFields(list, at))

/** All fields of a form at present: its lists, and the fields of their entries. */
export const allFields = (fields: readonly SectionField[], typed: Typed): readonly SectionField[] =>
  fields.flatMap((field) =>
    field.kind === 'list'
      ? [field, ...entriesOf(field, typed).flatMap((entry) => allFields(entry, typed))]
      : [field],
  )

const trimmed = (typed: Typed, path: string) => typed[path]?.trim() ?? ''

function valueOf({ path, kind, options }: ValueField, typed: Typed): Value {
  const text = trimmed(typed, path)
  if (kind === 'number' || kind === 'size') return Number(text)
  if (kind === 'lines') return text === '' ? [] : text.split('\n').map((line) => line.trim())
  return kind === 'choice' && text === '' ? options?.[0]?.value : text
}

/** Puts a value into an object at a path, with the objects and lists between them. */
function put(target: Writable, [name = '', ...rest]: readonly string[], value: Value): void {
  if (rest.length === 0) target[name] = value
  else {
    const inner: Writable = Object(target[name] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {}))
    target[name] = inner
    put(inner, rest, value)
  }
}

/** Converts the input of a form to options, which are not validated yet. */
export function optionsOf(fields: readonly SectionField[], typed: Typed): Value {
  const options: Writable = {}
  for (const field of allFields(fields, typed)) {
    const path = field.path.split('.')
    if (field.kind === 'list') put(options, path, [])
    else if (field.with === undefined || trimmed(typed, field.with) !== '')
      put(options, path, valueOf(field, typed))
  }
  return options
}

/** Finds for each error the field at its path or above it; '' stands for the whole form. The first error counts. */
export function problemsIn(
  fields: readonly SectionField[],
  typed: Typed,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Readonly<Record<string, string>> {
  const paths = new Set(allFields(fields, typed).map(({ path }) => path))
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const above = path.map((_, at) => path.slice(0, path.length - at).join('.'))
    problems[above.find((one) => paths.has(one)) ?? ''] ??= message
  }
  return problems
}

/** Rearranges the entries of a list: `order` has the present place of each entry, or null for a new one. */
export function rearranged(list: ListField, typed: Typed, order: readonly (number | null)[]): Typed {
  const before = `${list.path}.`
  const kept = Object.entries(typed).filter(([path]) => !path.startsWith(before))
  const moved = order.flatMap((from, at) =>
    from === null
      ? []
      : Object.entries(typed)
          .filter(([path]) => path.startsWith(`${before}${from}.`))
          .map(([path, text]) => [`${before}${at}.${path.slice(`${before}${from}.`.length)}`, text] as const),
  )
  return { ...Object.fromEntries([...kept, ...moved]), [list.path]: `${order.length}` }
}
