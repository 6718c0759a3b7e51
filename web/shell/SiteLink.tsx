import { createContext, use, useMemo, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

type Follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void

const Context = createContext<Follow>(() => {})

/** Whether a click wants the page here, and no other tab or window. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === '' || target === '_self')

/** Leads the links in it on without loading the document anew. */
export function SiteLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const follow = useMemo<Follow>(
    () => (event, to) => {
      if (event.defaultPrevented || !isPlain(event) || !/^\/(?!\/)/.test(to)) return
      event.preventDefault()
      // As browsers do: where one is already, there is nothing to go back to.
      const { pathname, search, hash } = window.location
      void navigate(to, { replace: to === pathname + search + hash })
    },
    [navigate],
  )
  return <Context value={follow}>{children}</Context>
}

/**
 * A link inside the site: no more than a link until it is followed, as a page may have hundreds. What its route asks
 * for is asked by `useGuard`.
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
