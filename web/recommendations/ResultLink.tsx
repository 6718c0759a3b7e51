import type { ReactNode } from 'react'
import { siteOrigin } from '../../services/rules/routes/links.ts'
import { useApp } from '../App.tsx'
import { useShell } from '../shell/shell.ts'
import { SiteLink } from '../shell/SiteLink.tsx'

/** Link to a search result or recommendation, on the host of the site that published it. */
export function ResultLink({
  result: { permalink, originalSite },
  children,
}: {
  result: { permalink: string; originalSite: { prefix: string; host: string } }
  children: ReactNode
}) {
  const { site } = useShell()
  const { origin } = useApp()
  return originalSite.prefix === site.prefix ? (
    <SiteLink to={permalink}>{children}</SiteLink>
  ) : (
    <a href={siteOrigin(originalSite.host, origin) + permalink}>{children}</a>
  )
}
