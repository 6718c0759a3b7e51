import {
  Bell,
  ChartNoAxesColumn,
  LogOut,
  Mail,
  ShieldCheck,
  SlidersHorizontal,
  User,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { useLogOut } from '../../accounts/log-out/useLogOut.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import menu from '../../ui/overlays/menu.module.css'
import { Popover } from '../../ui/overlays/Popover.tsx'
import header from './header.module.css'
import { profileMenu, type ProfileEntry } from './profile-menu.ts'
import { useTabCount } from './useTabCount.ts'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { greetingName } from '../../frame/words.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'

const icons: Record<ProfileEntry['name'], LucideIcon> = {
  profile: User,
  notifications: Bell,
  messages: Mail,
  settings: SlidersHorizontal,
  moderation: ShieldCheck,
  admin: Wrench,
  content: Wrench,
  analytics: ChartNoAxesColumn,
}

/** Account menu, whose button shows the member's avatar and a mark for unread messages and notices (spec §2 Profile menu). */
export function ProfileMenu() {
  const shell = useShell()
  const [logOut, question] = useLogOut()
  const isOpen = useIsOpen()
  const { viewer, site, unreads } = shell
  const rules = viewerOf(shell)
  const entries = rules ? profileMenu(rules, site.features, unreads).filter(({ to }) => isOpen(to)) : []
  const unread = entries.reduce((sum, { count }) => sum + count, 0)
  useTabCount(unread)
  if (!viewer) return null
  const name = greetingName(viewer)
  return (
    <div id="account" tabIndex={-1}>
      <Popover
        align="end"
        label="Your account"
        buttonClass={header.icon ?? ''}
        button={
          <>
            <Avatar name={name} src={viewer.avatar?.thumb} />
            <span className="visually-hidden">Account menu for {name}</span>
            {unread > 0 && (
              <span className={header.unread}>
                {unread > 99 ? '99+' : unread}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </>
        }
      >
        {(close) => (
          <ul className={menu.list}>
            {entries.map(({ name, text, to, count }) => {
              const Icon = icons[name]
              return (
                <li key={name}>
                  <SiteLink to={to} onClick={close} className={menu.entry}>
                    <Icon size={20} aria-hidden="true" /> {text}
                    {count > 0 && ` (${count})`}
                  </SiteLink>
                </li>
              )
            })}
            <li>
              <button
                type="button"
                className={menu.entry}
                onClick={() => {
                  close()
                  void logOut()
                }}
              >
                <LogOut size={20} aria-hidden="true" /> Log out
              </button>
            </li>
          </ul>
        )}
      </Popover>
      {question}
    </div>
  )
}
