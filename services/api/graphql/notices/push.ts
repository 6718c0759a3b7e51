import { z } from 'zod'
import type { MemberId } from '../../../../events/kinds.ts'
import { keepPushDevice, pushDevicesOf, removePushDevice } from '../../../operational/push/devices.ts'
import { isPushAddress, isPushKey } from '../../../ports/push.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { countDeed } from '../frame/deeds.ts'
import { allowed, failure, notFound } from '../frame/errors.ts'
import { behind, idArgument } from '../frame/ids.ts'
import { commandIdOf } from '../frame/mutate.ts'

const PushDeviceId = behind('PUSH:', z.uuid())

const Target = z.object({
  endpoint: z.string().max(1000).refine(isPushAddress),
  p256dh: z.string().max(100).refine(isPushKey),
  auth: z.base64url().length(22),
})

const changed = async (member: MemberId, context: GraphContext) => ({
  position: null,
  pending: false,
  user: await memberNamed(context, member),
})

export const pushResolvers: Resolvers = {
  PushDevice: {
    id: ({ session }) => `PUSH:${session}`,
    name: ({ device }) => device,
    isCurrent: ({ session: root }, _, { session }) => session?.root === root,
    site: ({ site }, _, { services }) => services.sites.byId(site),
  },
  Query: {
    pushKey: (_, __, { services }) => services.pushKey,
  },
  User: {
    pushDevices: ({ id }, _, { viewer, services }) =>
      viewer?.id === id ? pushDevicesOf(services.sql, viewer.id) : null,
  },
  Mutation: {
    async addPushDevice(_, given, context, info) {
      const { id: member } = allowed('chooseNotices', context)
      const { services, session, site } = context
      const { data: target } = Target.safeParse(given)
      if (!target || !session || services.pushKey === null)
        throw failure('INVALID', "This browser can't be used for push notifications")
      await countDeed(context, info, commandIdOf(context, info))
      const device = { session: session.root, member, site: site.id, ...target }
      if (!(await keepPushDevice(services.sql, device)))
        throw failure('CONFLICT', 'Push notifications could not be turned on. Please try again.')
      return changed(member, context)
    },
    async removePushDevice(_, { deviceId }, context, info) {
      const { id: member } = allowed('chooseNotices', context)
      const session = idArgument(PushDeviceId, deviceId, 'Device')
      await countDeed(context, info, commandIdOf(context, info))
      if (!(await removePushDevice(context.services.sql, { session, member }))) throw notFound('Device')
      return changed(member, context)
    },
  },
}
