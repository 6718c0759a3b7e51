import type { PageOf } from '../../reads.ts'
import { connection } from '../frame/connection.ts'
import { findMessage, messageBody } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { signedIn } from '../frame/errors.ts'
import { excerptOf } from '../frame/excerpt.ts'

/** A page of the viewer's own messages with all words of a text, newest first, with these words marked. */
export async function searchOwnMessages(text: string, page: PageOf, context: GraphContext) {
  const viewer = signedIn(context)
  const { services, loaders } = context
  const answer = await services.reads.searchMessages(text, page, viewer)
  const { edges, pageInfo } = connection(answer, page)
  const found = await Promise.all(
    edges.map(async ({ cursor, node }) => {
      const message = await findMessage(context, node.id)
      const conversation =
        message && (await loaders.conversations.load({ member: viewer.id, id: message.conversation }))
      return message && conversation && { cursor, message, conversation }
    }),
  )
  const shown = found.filter((one) => one !== null)
  const matches = await services.reads.matchesIn(
    { text, sites: null },
    shown.map(({ message }) => messageBody(message)),
  )
  return {
    pageInfo,
    edges: shown.map(({ cursor, ...one }, at) => ({
      cursor,
      node: { ...one, excerpt: excerptOf(messageBody(one.message), matches[at] ?? []) },
    })),
  }
}
