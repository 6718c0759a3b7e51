import type { Resolvers } from '../__generated__/resolvers.ts'
import { allowed } from '../frame/errors.ts'
import { describeEvents } from './catalogue.ts'

export const eventResolvers: Resolvers = {
  Query: {
    eventTypes(_, _arguments, context) {
      allowed('viewEvents', context)
      return describeEvents(context.services.projections)
    },
  },
}
