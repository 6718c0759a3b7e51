import { SiteLink } from '../frame/SiteLink.tsx'
import css from './conditions.module.css'

/** List of links, with an optional heading. */
export function Links({
  heading,
  links,
}: {
  heading?: string
  links: readonly { readonly name: string; readonly path: string }[]
}) {
  return (
    <>
      {heading !== undefined && <h3>{heading}</h3>}
      <ul className={css.list}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
