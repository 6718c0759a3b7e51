import type { ContentId, SiteId } from '../../events/kinds.ts'
import type { Change } from '../projection.ts'

/** Changes to announce for items: on the topic of each item's root, and on the topic of its site's lists. */
export const changesOf = ({
  root,
  id,
  site,
}: {
  root: ContentId
  id: ContentId
  site: SiteId | null
}): Change[] => [
  { topic: `content:${root}`, id },
  ...(site ? [{ topic: `content-of:${site}`, id: root } as const] : []),
]
