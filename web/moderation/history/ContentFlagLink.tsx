import { may } from '../../../services/rules/authorise.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Link for administrators to the page of an item's reports and decisions (spec §2 Auth routes). */
export function ContentFlagLink({ assocType, id }: { assocType: string; id: string }) {
  if (!may('viewContentFlag', viewerOf(useShell()))) return null
  return (
    <a
      href={urlFor.contentFlag(assocType, id)}
      target="_blank"
      className={buttonClass({ size: 'small', look: 'quiet' })}
    >
      Reports and decisions <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  )
}
