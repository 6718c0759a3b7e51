import type { ConstDirectiveNode, GraphQLField } from 'graphql'
import { limits, type CountedLimit } from '../../http/limits.ts'

// Traits of fields that the SDL marks with directives (schema.graphql).

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'astNode'>

const directive = (field: Field | undefined, name: string): ConstDirectiveNode | undefined =>
  field?.astNode?.directives?.find((one) => one.name.value === name)

/** True for a field of a mutation that the SDL marks with `@creates`. */
export const creates = (field: Field | undefined): boolean => directive(field, 'creates') !== undefined

/** True for a field that the SDL marks with `@costly`. */
export const isCostly = (field: Field): boolean => directive(field, 'costly') !== undefined

const isLimit = (name: string): name is CountedLimit => name in limits && name !== 'requests'

/** Name of the rate limit for a field of a mutation. Throws a TypeError if the SDL names an unknown one. */
export function limitOn(field: Field): CountedLimit {
  const [argument] = directive(field, 'limit')?.arguments ?? []
  if (!argument) return 'changes'
  const name = argument.value.kind === 'StringValue' ? argument.value.value : ''
  if (!isLimit(name)) throw new TypeError(`${field.name} names a rate limit that does not exist: ${name}`)
  return name
}
