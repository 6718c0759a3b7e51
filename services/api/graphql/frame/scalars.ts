import { GraphQLScalarType, valueFromASTUntyped } from 'graphql'
import { z } from 'zod'
import { isShallow, tooDeepMessage } from '../../../rules/check.ts'
import { failure } from './errors.ts'

/** GraphQL scalar for a time, as ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (!(value instanceof Date)) throw new TypeError('A DateTime must be a Date')
    return value.toISOString()
  },
  parseValue(value) {
    const time = z.iso.datetime({ offset: true }).safeParse(value)
    if (!time.success)
      throw failure('BAD_REQUEST', 'A DateTime must be in ISO 8601 format, such as 2026-11-21T10:00:00Z')
    return new Date(time.data)
  },
})

/** GraphQL scalar for a log position, as text because a JSON number cannot represent it exactly. */
export const Position = new GraphQLScalarType<bigint, string>({
  name: 'Position',
  serialize: String,
  parseValue(value) {
    if (typeof value !== 'string' || !/^\d{1,19}$/.test(value)) {
      throw failure('BAD_REQUEST', 'A position must be a decimal number sent as a string')
    }
    return BigInt(value)
  },
})

function shallow(value: unknown): unknown {
  if (!isShallow(value)) throw failure('BAD_REQUEST', tooDeepMessage)
  return value
}

/** GraphQL scalar for JSON of limited depth; resolvers validate everything else. */
export const Json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: shallow,
  parseLiteral: (node, variables) => shallow(valueFromASTUntyped(node, variables)),
})
