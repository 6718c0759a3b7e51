import type { GraphQLField } from 'graphql'

/** True for a field of a mutation that the SDL marks with `@creates`. */
export const creates = (field: Pick<GraphQLField<unknown, unknown>, 'astNode'> | undefined): boolean =>
  field?.astNode?.directives?.some(({ name }) => name.value === 'creates') ?? false
