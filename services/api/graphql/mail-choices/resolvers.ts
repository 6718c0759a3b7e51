import { mail } from '../../../commands/mail.ts'
import { addressKey } from '../../../commands/names/addresses.ts'
import { suppressionOf } from '../../../operational/suppressions.ts'
import { MailLink, unsubscribe } from './unsubscribe.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, rejected, signedIn } from '../frame/errors.ts'
import { carryOut, caughtUp } from '../frame/mutate.ts'

const deadLink = 'This link is incomplete. Please use the whole link from the email, or log in.'

const viewerOf = ({ viewer, services }: GraphContext) => viewer && services.plain.members.load(viewer.id)

async function useLink(context: GraphContext, given: unknown) {
  const { services, site } = context
  const { data: link } = MailLink.safeParse(given)
  const outcome = link && (await unsubscribe(services, link, { site: site.id, form: 'link' }))
  if (!outcome) throw failure('CONFLICT', deadLink)
  if (!outcome.ok) throw rejected(outcome.rejection)
  const { position } = outcome
  return { position, pending: position !== null && !(await caughtUp(services, ['MailChosen'], position)) }
}

export const mailChoicesResolvers: Resolvers = {
  User: {
    refusesMail: ({ id, refusesMail }, _, { viewer }) => (viewer?.id === id ? refusesMail : null),
    async mailReturns({ id, email }, _, { viewer, services: { sql, tools } }) {
      if (viewer?.id !== id) return null
      return email !== null && (await suppressionOf(sql, addressKey(tools, email))) === 'bounce'
    },
  },

  Mutation: {
    async unsubscribe(_, link, context, info) {
      const isMailed = link.hash || link.legacyHash
      const outcome = isMailed ? await useLink(context, link) : await choose(context, info, false)
      return { ...outcome, viewer: await viewerOf(context) }
    },
    async chooseMail(_, { wanted }, context, info) {
      return { ...(await choose(context, info, wanted)), viewer: await viewerOf(context) }
    },
  },
}

const choose = (context: GraphContext, info: Parameters<typeof carryOut>[1], wanted: boolean) =>
  carryOut(context, info, mail, { name: 'chooseMail', member: signedIn(context).id, wanted, form: 'page' })
