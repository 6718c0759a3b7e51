import { z } from 'zod'
import { typenameOf } from '../../../rules/sections/typename.ts'

export type SectionOptions = Readonly<Record<string, z.ZodObject>>

type Schema = z.core.JSONSchema.BaseSchema
const isSchema = (schema: unknown): schema is Schema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema)

/** Each object in a section's options has two GraphQL types, one for reading and one for input. */
const directions = {
  output: { keyword: 'type', suffix: '' },
  input: { keyword: 'input', suffix: 'Input' },
} as const
type Direction = keyof typeof directions

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
}

const nameIn = (ref: string) => ref.slice('#/$defs/'.length)

/** GraphQL type of an option of a section. Throws for an object without a name, and if GraphQL has no equivalent. */
function typeOf(field: Schema, direction: Direction): string {
  if (field.$ref) return nameIn(field.$ref) + directions[direction].suffix
  if (field.type === 'array' && isSchema(field.items)) return `[${typeOf(field.items, direction)}!]`
  const scalar = scalars[String(field.type)]
  if (!scalar)
    throw new Error(`GraphQL has no type for ${JSON.stringify(field)}. Name an object by meta({ id }).`)
  return scalar
}

const described = ({ description }: Schema) => (description ? `"""${description}"""\n` : '')

function objectOf(name: string, schema: Schema, direction: Direction): string {
  const { keyword, suffix } = directions[direction]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, of]) => {
    if (!isSchema(of)) return []
    const isThere = schema.required?.includes(field) ? '!' : ''
    return [`${described(of)}${field}: ${typeOf(of, direction)}${isThere}`]
  })
  return `${described(schema)}${keyword} ${name}${suffix} {\n${fields.join('\n')}\n}`
}

/**
 * SDL of section types: for each, an object type and an input type; and one input type for sections of any type.
 * Objects in options are named by `meta({ id })`. Throws if an option has no GraphQL equivalent.
 */
export function sectionSdl(types: SectionOptions): string {
  const parts = new Set<string>()
  for (const [type, options] of Object.entries(types)) {
    parts.add(`${described(z.toJSONSchema(options))}type ${typenameOf(type)} implements ContentSection {
      type: String!
      isAuthwalled: Boolean!
      sectionBackgroundColor: SectionBackground!
      options: ${type}Options!
    }`)
    for (const direction of ['output', 'input'] as const) {
      const { $defs = {}, description: _, ...schema } = z.toJSONSchema(options, { io: direction })
      parts.add(objectOf(`${type}Options`, schema, direction))
      for (const [name, inner] of Object.entries($defs)) parts.add(objectOf(name, inner, direction))
    }
  }
  const inputs = Object.keys(types).map((type) => `${type}: ${type}OptionsInput`)
  parts.add(`"""The options of a section of one type."""
    input SectionOptionsInput @oneOf {\n${inputs.join('\n')}\n}`)
  return [...parts].join('\n\n')
}

export function selectionOf(options: z.ZodObject): string {
  const { $defs = {}, ...schema } = z.toJSONSchema(options)
  const fieldsOf = ({ properties = {} }: Schema, indent: string): string =>
    Object.entries(properties)
      .map(([name, field]) => {
        const ref = isSchema(field)
          ? (field.$ref ?? (isSchema(field.items) ? field.items.$ref : undefined))
          : undefined
        const inner = ref === undefined ? undefined : $defs[nameIn(ref)]
        return indent + (inner ? `${name} {\n${fieldsOf(inner, `${indent}  `)}\n${indent}}` : name)
      })
      .join('\n')
  return fieldsOf(schema, '')
}
