import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { buttonClass } from '../../ui/Button.tsx'
import type { ForumDriver_section$key } from './__generated__/ForumDriver_section.graphql.ts'
import css from './forum-driver.module.css'

/** A section that links to the forums; renders nothing if the forums feature is off. */
export function Component({ section }: { section: ForumDriver_section$key }) {
  const {
    driver: { heading, body, button, url },
  } = useFragment(
    graphql`
      fragment ForumDriver_section on ForumDriverSection {
        driver: options {
          heading
          body
          button
          url
        }
      }
    `,
    section,
  )
  const isOpen = useIsOpen()
  if (!isOpen(urlFor.forums()) || !isOpen(url)) return null
  const look = buttonClass({ look: 'primary' })
  return (
    <div className={css.driver}>
      <h2 className={css.title}>{heading}</h2>
      {body && <p>{body}</p>}
      {url.startsWith('/') ? (
        <SiteLink to={url} className={look}>
          {button}
        </SiteLink>
      ) : (
        <a href={url} className={look}>
          {button}
        </a>
      )}
    </div>
  )
}
