import type { ReactNode } from 'react'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'

interface SectionLinkProps {
  to: string
  className?: string
  /** `sponsored` for a link that somebody pays for. */
  rel?: string
  /** Shown instead where the link cannot be offered, because its screen or feature is missing. */
  otherwise?: ReactNode
  children: ReactNode
}

/** A link of a section within the site or to another one, where it can be offered. */
export function SectionLink({ to, otherwise = null, children, ...rest }: SectionLinkProps) {
  const isOpen = useIsOpen()
  if (!isOpen(to)) return otherwise
  return to.startsWith('/') ? (
    <SiteLink to={to} {...rest}>
      {children}
    </SiteLink>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
