import type { GraphQLResolveInfo } from 'graphql'
import { withdrawals, type WithdrawalCommand } from '../../../commands/withdrawals.ts'
import type { AssocType, Resolvers } from '../__generated__/resolvers.ts'
import { findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { signedIn } from '../frame/errors.ts'
import { contentArgument } from '../frame/ids.ts'
import { mutate } from '../frame/mutate.ts'

async function carryOut(
  name: WithdrawalCommand['name'],
  { assocId, assocType }: { assocId: string; assocType: AssocType },
  context: GraphContext,
  info: GraphQLResolveInfo,
) {
  const author = signedIn(context).id
  const id = contentArgument(assocId, assocType)
  const { position, pending } = await mutate(context, info, (intent) =>
    context.services.tools.dispatch(withdrawals, { name, item: id, author }, intent),
  )
  const item = await findContent(context, id)
  return { item, root: item && (await findContent(context, item.root)), position, pending }
}

export const withdrawalResolvers: Resolvers = {
  Mutation: {
    withdrawContent: (_, item, context, info) => carryOut('withdraw', item, context, info),
    restoreContent: (_, item, context, info) => carryOut('restore', item, context, info),
  },
}
