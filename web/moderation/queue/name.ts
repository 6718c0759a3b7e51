import { headingOf, kindOf } from '../../../events/kinds.ts'
import { roles } from '../../../services/rules/roles.ts'
import { excerptOf } from '../../ui/text/excerpt.ts'
import type { Reported } from '../decision/decisions.ts'

/** Maximum number of characters of an item's text in its name. */
const MAX_EXCERPT_LENGTH = 80

interface Author {
  readonly username: string
  readonly roleId?: number
}

interface Named {
  readonly assocId: string
  readonly item?:
    | {
        readonly title?: string | null | undefined
        readonly body: string
        readonly state?: string
        readonly author: Author
      }
    | null
    | undefined
  readonly user?: Author | null | undefined
}

/** Kind, author and beginning of the text of a reported item, such as 'Comment by Ada: “Buy pills”' or 'Member Ada'. */
export function nameOf({ assocId, item, user }: Named): string {
  const by = kindOf(assocId) === 'member' ? '' : ' by'
  const name = `${headingOf(kindOf(assocId))}${by} ${(item?.author ?? user)?.username}`
  return item ? `${name}: “${excerptOf((item.title ?? item.body) || 'Picture', MAX_EXCERPT_LENGTH)}”` : name
}

/** Facts of a reported item for the dialog of a decision on it. */
export const reportedOf = ({
  item,
  user,
  reason,
  flagCount,
}: Named & { readonly reason: Reported['reason']; readonly flagCount: number }): Reported => ({
  reason,
  count: flagCount,
  author: (item?.author ?? user)?.username,
  stays:
    (item?.author ?? user)?.roleId === roles.spammer ? 'hidden' : item?.state === 'HELD' ? 'held' : 'visible',
})
