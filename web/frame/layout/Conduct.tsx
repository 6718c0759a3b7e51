import { urlFor } from '../../../services/rules/routes/links.ts'
import layout from '../../ui/theme/layout.module.css'
import { SiteLink } from '../SiteLink.tsx'
import { useIsOpen } from '../open/useIsOpen.ts'

/** Reminder of the community's rules, with a link to them, shown before a member posts. */
export function Conduct() {
  const hasRules = useIsOpen()(urlFor.communityRules())
  return (
    <p className={layout.soft}>
      Be kind, keep other people's personal details private, and don't take posts as medical advice. In an
      emergency, call your local emergency number.
      {hasRules && (
        <>
          {' '}
          <SiteLink to={urlFor.communityRules()}>Community Rules</SiteLink>
        </>
      )}
    </p>
  )
}
