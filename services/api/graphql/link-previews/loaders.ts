import type { ContentId } from '../../../../events/kinds.ts'
import { linkPreviewsOf } from '../../../operational/link-previews.ts'
import { defineLoaders } from '../frame/batching.ts'

export const linkPreviewLoaders = defineLoaders(({ sql, byKey }) => ({
  linkPreviews: byKey(
    ({ item }) => item,
    (items: readonly ContentId[]) => linkPreviewsOf(sql, items),
  ),
}))
