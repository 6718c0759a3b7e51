import type { ReactNode } from 'react'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useSiteHref } from '../frame/useSiteHref.ts'

/** Link to a search result or recommendation, on the host of the site that published it. */
export function ResultLink({
  result: { permalink, originalSite },
  children,
}: {
  result: { permalink: string; originalSite: { prefix: string; host: string } }
  children: ReactNode
}) {
  const { site } = useShell()
  const hrefOf = useSiteHref()
  return originalSite.prefix === site.prefix ? (
    <SiteLink to={permalink}>{children}</SiteLink>
  ) : (
    <a href={hrefOf(originalSite, permalink)}>{children}</a>
  )
}
