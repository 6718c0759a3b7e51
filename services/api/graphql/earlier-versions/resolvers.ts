import { streamOf } from '../../../../events/kinds.ts'
import { isRemoved } from '../../../rules/visibility.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { findContent } from '../frame/content.ts'
import { orNotFound } from '../frame/errors.ts'
import { contentArgument } from '../frame/ids.ts'
import { shownMentions } from '../members/mentions.ts'
import { versionsOf } from './versions.ts'

const MAX_VERSIONS = 50
const MAX_EVENTS = 1000

export const versionResolvers: Resolvers = {
  Query: {
    async contentVersions(_, { assocId, assocType }, context) {
      const id = contentArgument(assocId, assocType)
      const item = orNotFound(await findContent(context, id), 'Content')
      if (item.state !== 'visible' || item.authorIsSpammer || isRemoved(item)) return []
      const events = await context.services.log.read(streamOf(id), { limit: MAX_EVENTS })
      // The texts are as new as those on screen, but never newer than what the read model shows.
      const versions = versionsOf(events.filter(({ revision }) => revision <= item.revision))
      return Promise.all(
        versions
          .slice(-MAX_VERSIONS)
          .map(async (version) => ({ ...version, body: await shownMentions(version.body, context) })),
      )
    },
  },
}
