import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import css from './forums.module.css'

/** Links to the lists of a thread's tags. */
export const Tags = ({ tags }: { tags: readonly { readonly name: string }[] }) =>
  tags.length > 0 && (
    <ul aria-label="Tags" className={css.tags}>
      {tags.map(({ name }) => (
        <li key={name}>
          <SiteLink to={urlFor.forums({ tag: name })}>#{name}</SiteLink>
        </li>
      ))}
    </ul>
  )
