import { buildSchema, isInterfaceType, isObjectType, isScalarType, type GraphQLSchema } from 'graphql'
import { drawnOptions } from '../../rules/sections/__generated__/section-types.ts'
import { capabilities } from './capabilities.ts'
import { checkPages } from './frame/arguments.ts'
import { DateTime, Json, Position } from './frame/scalars.ts'
import { readSdl } from './frame/sdl.ts'
import { sectionSdl } from './sections/sdl.ts'

const scalars = { DateTime, Position, JSON: Json }

/** Adds resolvers to a GraphQL type. Throws if the SDL does not contain the type or one of the fields. */
function attach(schema: GraphQLSchema, typeName: string, resolvers: object): void {
  const type = schema.getType(typeName)
  if (isScalarType(type)) {
    const { serialize, parseValue, parseLiteral } = resolvers as typeof type
    Object.assign(type, { serialize, parseValue, parseLiteral })
    return
  }
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    if (isInterfaceType(type) && name === '__resolveType') {
      type.resolveType = resolver
    } else if (field && typeof resolver === 'function') {
      field.resolve = resolver
    } else if (field) {
      Object.assign(field, resolver)
    } else {
      throw new Error(`There is a resolver for ${typeName}.${name}, but the SDL has no such field`)
    }
  }
}

/** SDL and resolvers of a capability that is not part of the generated list of capabilities. */
export interface Extension {
  sdl: string
  resolvers: object
}

export function makeSchema(extensions: readonly Extension[] = []): GraphQLSchema {
  const sdl = [readSdl(), sectionSdl(drawnOptions), ...extensions.map(({ sdl }) => sdl)]
  const schema = buildSchema(sdl.join('\n'))
  for (const resolvers of [scalars, ...capabilities, ...extensions.map(({ resolvers }) => resolvers)]) {
    for (const [name, fields] of Object.entries(resolvers)) attach(schema, name, fields)
  }
  checkPages(schema)
  return schema
}
