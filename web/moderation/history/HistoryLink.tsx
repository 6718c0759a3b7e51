import { may } from '../../../services/rules/authorise.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useShell, viewerOf } from '../../shell/shell.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Link for moderators to a removed item's history. */
export function HistoryLink({ id, name }: { id: string; name: string }) {
  if (!may('viewModeration', viewerOf(useShell()))) return null
  return (
    <a
      href={urlFor.moderationItem(id)}
      target="_blank"
      className={buttonClass({ size: 'small', look: 'quiet' })}
    >
      History <span className="visually-hidden">of {name} (opens in a new tab)</span>
    </a>
  )
}
