import { createContext, use, useMemo, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

type Follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void

const Context = createContext<Follow>(() => {})

/** True for a click that opens the page in the same tab, without modifier keys. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === '' || target === '_self')

/** Lets the router handle clicks on the links inside this component, so that no new document is loaded. */
export function SiteLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const follow = useMemo<Follow>(
    () => (event, to) => {
      if (event.defaultPrevented || !isPlain(event) || !/^\/(?!\/)/.test(to)) return
      event.preventDefault()
      // Like browsers, the app does not add a history entry when a link leads to the current address.
      const { pathname, search, hash } = window.location
      void navigate(to, { replace: to === pathname + search + hash })
    },
    [navigate],
  )
  return <Context value={follow}>{children}</Context>
}

/**
 * A link within the site. It is a plain element without router hooks, because a page may have hundreds of links. When
 * it is followed, `useGuard` checks the requirements of the target's route.
 */
export function SiteLink({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const follow = use(Context)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        follow(event, to)
      }}
    />
  )
}
