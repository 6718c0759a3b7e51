import { siteOrigin } from '../../../services/rules/routes/links.ts'
import { useApp } from '../../App.tsx'

/** Links to the network's other sites. */
export function SisterSites({
  sites,
  className,
}: {
  sites: readonly { prefix: string; name: string; host: string }[]
  className: string | undefined
}) {
  const { origin } = useApp()
  return (
    <ul className={className}>
      {sites.map(({ prefix, name, host }) => (
        <li key={prefix}>
          <a href={`${siteOrigin(host, origin)}/`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
