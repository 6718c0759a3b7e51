import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql'
import { drawnOptions } from '../../rules/sections/__generated__/section-types.ts'
import { accountResolvers } from './accounts/resolvers.ts'
import { analyticsResolvers } from './analytics/resolvers.ts'
import { commentResolvers } from './comments/resolvers.ts'
import type { GraphContext } from './frame/context.ts'
import { erasureResolvers } from './erasure/resolvers.ts'
import { eventResolvers } from './events/resolvers.ts'
import { followResolvers } from './follows/resolvers.ts'
import { forumResolvers } from './forums/resolvers.ts'
import { maintenanceResolvers } from './maintenance/resolvers.ts'
import { messagingResolvers } from './messaging/resolvers.ts'
import { moderationResolvers } from './moderation/resolvers.ts'
import { nodeResolvers } from './frame/node.ts'
import { operationResolvers } from './operations/resolvers.ts'
import { reactionResolvers } from './reactions/resolvers.ts'
import { DateTime, Json, Position } from './frame/scalars.ts'
import { readSdl } from './frame/sdl.ts'
import { sectionResolvers } from './sections/resolvers.ts'
import { sectionSdl } from './sections/sdl.ts'
import { siteResolvers } from './sites/resolvers.ts'
import { withdrawalResolvers } from './withdrawals/resolvers.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

/** The resolvers of every capability. A new one adds its line here. */
const capabilities: readonly Resolvers[] = [
  { DateTime, Position, JSON: Json },
  nodeResolvers,
  siteResolvers,
  sectionResolvers,
  accountResolvers,
  erasureResolvers,
  followResolvers,
  forumResolvers,
  commentResolvers,
  reactionResolvers,
  messagingResolvers,
  moderationResolvers,
  withdrawalResolvers,
  eventResolvers,
  maintenanceResolvers,
  operationResolvers,
  analyticsResolvers,
]

type Field = GraphQLFieldResolver<unknown, GraphContext>

/** Puts resolvers on their types. Throws on one for a type or field that the SDL does not have. */
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
      type.resolveType = resolver as GraphQLTypeResolver<unknown, GraphContext>
    } else if (field && typeof resolver === 'function') {
      field.resolve = resolver as Field
    } else if (field) {
      Object.assign(field, resolver as { subscribe: Field; resolve: Field })
    } else {
      throw new Error(`There is a resolver for ${typeName}.${name}, but the SDL has no such field`)
    }
  }
}

/** A capability beside those of the table: its part of the SDL, and its resolvers. */
export interface Extension {
  sdl: string
  resolvers: object
}

/** The executable schema. */
export function makeSchema(extensions: readonly Extension[] = []): GraphQLSchema {
  const sdl = [readSdl(), sectionSdl(drawnOptions), ...extensions.map(({ sdl }) => sdl)]
  const schema = buildSchema(sdl.join('\n'))
  for (const resolvers of [...capabilities, ...extensions.map(({ resolvers }) => resolvers)]) {
    for (const [name, fields] of Object.entries(resolvers)) attach(schema, name, fields)
  }
  return schema
}
