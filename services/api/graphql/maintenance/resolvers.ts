import { beginMaintenance, endMaintenance, MAX_MESSAGE_LENGTH } from '../../../operational/maintenance.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { allowed, failure } from '../frame/errors.ts'
import { delivered, live, shared } from '../frame/live.ts'

export const maintenanceResolvers: Resolvers = {
  Query: {
    maintenance: (_, __, { services }) => services.maintenance.current(),
  },

  Mutation: {
    // Sets read-only mode in the database and not by a command, because the log may be unavailable.
    async updateMaintenance(_, { isOn, message }, context) {
      const { id: by } = allowed('operate', context)
      const { sql, maintenance, announce } = context.services
      const told = message?.trim() ?? ''
      if (told.length > MAX_MESSAGE_LENGTH)
        throw failure('INVALID', `Please use at most ${MAX_MESSAGE_LENGTH} characters`)
      if (isOn) await beginMaintenance(sql, { by, message: told })
      else await endMaintenance(sql)
      await announce('maintenance', isOn ? 'on' : 'off')
      await maintenance.look()
      return { maintenance: maintenance.current() }
    },
  },

  Subscription: {
    maintenance: {
      subscribe: shared((_, __, context) =>
        live(context, ['maintenance'], async ({ services }) => {
          await services.maintenance.look()
          return { maintenance: services.maintenance.current() }
        }),
      ),
      resolve: delivered,
    },
  },
}
