import type { SubscriptionResolvers } from '../__generated__/resolvers.ts'
import { delivered, live, shared } from '../frame/live.ts'
import { caughtUp } from '../frame/mutate.ts'

/** Time in ms for which this process is busy with the requests of one open page for its lists. */
const MS_PER_PAGE = 4

export const listsSubscription = {
  listsChanged: {
    subscribe: shared((_, __, context) =>
      live(context, ['roles'], async ({ services }, { cause }) => {
        // A role hides or shows rows of several read models, of which the announcing one can be the first.
        if (cause) await caughtUp(services, ['RoleChanged'], cause.position)
        return services.sockets.count() * MS_PER_PAGE
      }),
    ),
    resolve: delivered,
  },
} satisfies SubscriptionResolvers
