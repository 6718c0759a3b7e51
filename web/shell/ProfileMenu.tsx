import { Activity, BookOpenText, ChartNoAxesColumn, LogOut, Mail, ShieldCheck, User } from 'lucide-react'
import { urlFor } from '../../services/rules/links.ts'
import { may } from '../../services/rules/authorise.ts'
import { useLogOut } from '../accounts/useLogOut.ts'
import { Avatar } from '../ui/Avatar.tsx'
import menu from '../ui/menu.module.css'
import { Popover } from '../ui/Popover.tsx'
import header from './header.module.css'
import { useShell, viewerOf } from './shell.ts'
import { SiteLink } from './SiteLink.tsx'

/** The member's own menu behind their avatar (spec §2 Profile menu). */
export function ProfileMenu() {
  const shell = useShell()
  const logOut = useLogOut()
  const { viewer, site, unreads } = shell
  if (!viewer) return null
  const has = (feature: string) => site.features.includes(feature)
  const messages = has('restrict_private_messaging') ? 'Messages' : 'Private Messages'
  const count = unreads.messages
  return (
    <div id="account" tabIndex={-1}>
      <Popover
        align="end"
        label="Your account"
        buttonClass={header.icon ?? ''}
        button={
          <>
            <Avatar name={viewer.username} />
            <span className="visually-hidden">Menu of {viewer.username}</span>
            {count > 0 && (
              <span className={header.unread}>
                {count > 99 ? '99+' : count}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </>
        }
      >
        {(close) => (
          <ul className={menu.list}>
            <li>
              <SiteLink to={urlFor.profile()} onClick={close} className={menu.entry}>
                <User size={20} aria-hidden="true" /> My Profile
              </SiteLink>
            </li>
            {has('private_messaging') && (
              <li>
                <SiteLink to={urlFor.messages()} onClick={close} className={menu.entry}>
                  <Mail size={20} aria-hidden="true" /> {messages}
                  {count > 0 && ` (${count})`}
                </SiteLink>
              </li>
            )}
            {may('viewModeration', viewerOf(shell)) && (
              <li>
                <SiteLink to={urlFor.moderation()} onClick={close} className={menu.entry}>
                  <ShieldCheck size={20} aria-hidden="true" /> Moderation
                </SiteLink>
              </li>
            )}
            {may('viewEvents', viewerOf(shell)) && (
              <li>
                <SiteLink to={urlFor.events()} onClick={close} className={menu.entry}>
                  <BookOpenText size={20} aria-hidden="true" /> Event catalogue
                </SiteLink>
              </li>
            )}
            {may('viewOperations', viewerOf(shell)) && (
              <li>
                <SiteLink to={urlFor.operations()} onClick={close} className={menu.entry}>
                  <Activity size={20} aria-hidden="true" /> Operations
                </SiteLink>
              </li>
            )}
            {may('analyse', viewerOf(shell)) && (
              <li>
                <SiteLink to={urlFor.analytics()} onClick={close} className={menu.entry}>
                  <ChartNoAxesColumn size={20} aria-hidden="true" /> Analytics
                </SiteLink>
              </li>
            )}
            <li>
              <button type="button" className={menu.entry} onClick={logOut}>
                <LogOut size={20} aria-hidden="true" /> Log out
              </button>
            </li>
          </ul>
        )}
      </Popover>
    </div>
  )
}
