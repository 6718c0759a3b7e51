import { firstLinkIn } from '../../../rules/marks/links-in.ts'
import { isRemoved } from '../../../rules/visibility.ts'
import type { ContentRow } from '../../reads.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'

const linkPreviewFields = {
  /** The preview of the link that the text has now; that of an earlier version is not shown. */
  async linkPreview(row: ContentRow, _: unknown, { loaders }: GraphContext) {
    const url = isRemoved(row) ? null : firstLinkIn(row.body!)
    const found = url && (await loaders.linkPreviews.load(row.id))
    return found && found.url === url && found.preview
      ? { url, host: new URL(url).hostname, ...found.preview }
      : null
  },
}

export const linkPreviewResolvers: Resolvers = {
  Thread: linkPreviewFields,
  Comment: linkPreviewFields,
  Reply: linkPreviewFields,
  UserProfileStatus: { linkPreview: () => null },
  UserProfileStatusReply: { linkPreview: () => null },
}
