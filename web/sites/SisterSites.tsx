import { useSiteHref } from '../frame/useSiteHref.ts'

/** Links to the network's other sites. */
export function SisterSites({
  sites,
  className,
}: {
  sites: readonly { prefix: string; name: string; host: string }[]
  className: string | undefined
}) {
  const hrefOf = useSiteHref()
  return (
    <ul className={className}>
      {sites.map(({ prefix, name, host }) => (
        <li key={prefix}>
          <a href={hrefOf({ prefix, host }, '/')}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
