import { NavLink } from 'react-router'
import { urlFor } from '../../services/rules/links.ts'
import { useAuth } from '../accounts/Auth.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { AccessibilityMenu } from './AccessibilityMenu.tsx'
import { Drawer } from './Drawer.tsx'
import css from './header.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useShell } from './shell.ts'

/** Logo, menu, accessibility, and the way in or the member's own menu (spec §2 Header). */
export function Header() {
  const { site, viewer } = useShell()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Drawer />
        <SiteLink to={urlFor.home()} className={css.logo}>
          <span aria-hidden="true" className={css.mark}>
            {site.name.slice(0, 1)}
          </span>
          <span className={css.name}>{site.name}</span>
        </SiteLink>
        {site.features.includes('Forums') && (
          <nav aria-label="Main" className={css.nav}>
            <NavLink to={urlFor.forums()}>Forums</NavLink>
          </nav>
        )}
        <div className={css.tools}>
          <AccessibilityMenu />
          {viewer ? <ProfileMenu /> : site.features.includes('Accounts') && <LogInLink />}
        </div>
      </div>
    </header>
  )
}

/** Opens the dialog; without JavaScript it is a link to the page. */
function LogInLink() {
  const auth = useAuth()
  return (
    <a
      id="account"
      href={urlFor.login()}
      className={buttonClass({ look: 'primary', size: 'small' })}
      onClick={(event) => {
        event.preventDefault()
        auth.open({ step: 'logIn' })
      }}
    >
      Log in
    </a>
  )
}
