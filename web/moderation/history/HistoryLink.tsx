import { may } from '../../../services/rules/authorise.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Link for moderators to an item's history (spec §2 Auth routes); `name` tells links of several items apart. */
export function HistoryLink({ id, name }: { id: string; name?: string }) {
  if (!may('viewModeration', viewerOf(useShell()))) return null
  return (
    <a
      href={urlFor.moderationItem(id)}
      target="_blank"
      className={buttonClass({ size: 'small', look: 'quiet' })}
    >
      History <span className="visually-hidden">{name && `of ${name} `}(opens in a new tab)</span>
    </a>
  )
}
