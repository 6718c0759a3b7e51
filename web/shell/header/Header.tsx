import { Search } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { NavLink } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { SiteLogo } from '../../ui/theme/SiteLogo.tsx'
import type { Header_site$key } from './__generated__/Header_site.graphql.ts'
import { AccessibilityMenu } from './AccessibilityMenu.tsx'
import { Drawer } from './Drawer.tsx'
import css from './header.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SearchForm } from '../../search/SearchForm.tsx'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useShell } from '../../frame/shell.ts'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'

/** Header with menu, logo, search, accessibility menu, and log-in or account menu (spec §2 Header). */
export function Header(props: { site: Header_site$key }) {
  const { viewer } = useShell()
  const site = useFragment(
    graphql`
      fragment Header_site on Site {
        name
        prefix
        accent
        logo
        features
        settings {
          accessibility
        }
        ...Drawer_site
      }
    `,
    props.site,
  )
  const has = (feature: string) => site.features.includes(feature)
  const isOpen = useIsOpen()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Drawer
          site={site}
          searchForm={(close) => <SearchForm label="Search from the menu" onSearch={close} />}
        />
        <SiteLink to={urlFor.home()} className={css.logo}>
          <SiteLogo site={site} />
          <span className={css.name}>{site.name}</span>
        </SiteLink>
        {has('Forums') && (
          <nav aria-label="Main" className={css.nav}>
            <NavLink to={urlFor.forums()}>Forums</NavLink>
          </nav>
        )}
        <div className={css.search}>
          <SearchForm />
        </div>
        <div className={css.tools}>
          {isOpen(urlFor.search()) && (
            <SiteLink to={urlFor.search()} className={`${css.icon} ${css.toSearch}`}>
              <Search size={24} aria-hidden="true" />
              <span className="visually-hidden">Search</span>
            </SiteLink>
          )}
          {site.settings.accessibility && <AccessibilityMenu />}
          {viewer ? <ProfileMenu /> : has('Accounts') && <LogInLink />}
        </div>
      </div>
    </header>
  )
}

/** Link that opens the log-in dialog; without JavaScript, it leads to the log-in page. */
function LogInLink() {
  const auth = useAuth()
  return (
    <a
      id="account"
      href={urlFor.login()}
      className={buttonClass({ look: 'primary', size: 'small' })}
      onClick={(event) => {
        event.preventDefault()
        auth.open({ step: 'logIn', initiator: 'header' })
      }}
    >
      Log in
    </a>
  )
}
