import { createContext, use, useMemo, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

type Follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void

const Context = createContext<Follow>(() => {})

/** True for a click that opens the page here, not in another tab or window. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === '' || target === '_self')

/** Handles clicks on links inside it without loading a new document. */
export function SiteLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const follow = useMemo<Follow>(
    () => (event, to) => {
      if (event.defaultPrevented || !isPlain(event) || !/^\/(?!\/)/.test(to)) return
      event.preventDefault()
      // As in browsers: following a link to the current address adds no history entry.
      const { pathname, search, hash } = window.location
      void navigate(to, { replace: to === pathname + search + hash })
    },
    [navigate],
  )
  return <Context value={follow}>{children}</Context>
}

/**
 * A link within the site: a plain element until it is followed, as a page may have hundreds. `useGuard` checks its
 * route's requirements.
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
