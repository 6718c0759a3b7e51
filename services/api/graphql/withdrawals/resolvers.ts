import type { GraphQLResolveInfo } from 'graphql'
import { withdrawals, type WithdrawalCommand } from '../../../commands/withdrawals.ts'
import type { AssocType, Resolvers } from '../__generated__/resolvers.ts'
import { findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { contentArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'

async function change(
  name: WithdrawalCommand['name'],
  { assocId, assocType }: { assocId: string; assocType: AssocType },
  context: GraphContext,
  info: GraphQLResolveInfo,
) {
  const id = contentArgument(assocId, assocType)
  const done = await carryOut(context, info, withdrawals, { name, item: id })
  const item = await findContent(context, id)
  return { ...done, item, root: item && (await findContent(context, item.root)) }
}

export const withdrawalResolvers: Resolvers = {
  Mutation: {
    withdrawContent: (_, item, context, info) => change('withdraw', item, context, info),
    restoreContent: (_, item, context, info) => change('restore', item, context, info),
  },
}
