import { urlFor } from '../../../services/rules/routes/links.ts'
import { buttonClass } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Recents } from './Recents.tsx'
import { SearchForm } from '../../search/SearchForm.tsx'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useShell } from '../../frame/shell.ts'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { Unlisted } from '../../frame/Head.tsx'

/** View for pages that do not exist or are hidden from the viewer (spec §2 Screens). */
export function NotFound() {
  const { site } = useShell()
  const isOpen = useIsOpen()
  return (
    <div className={layout.page}>
      <title>Page not found</title>
      <Unlisted />
      <h1>Oops! We can't find that page.</h1>
      <p className={layout.lead}>
        {isOpen(urlFor.search()) ? 'Try searching or check' : 'Check'} out what's popular in the community
        below.
      </p>
      <SearchForm label="Search this community" />
      <div className={layout.row}>
        {isOpen(urlFor.forums()) && (
          <SiteLink to={urlFor.forums()} className={buttonClass({ look: 'primary' })}>
            Go to the forums
          </SiteLink>
        )}
        {isOpen(urlFor.community()) && (
          <SiteLink to={urlFor.community()} className={buttonClass()}>
            Go to the community
          </SiteLink>
        )}
        <SiteLink to={urlFor.home()} className={buttonClass()}>
          Go to {site.name}
        </SiteLink>
      </div>
      <Recents />
    </div>
  )
}
