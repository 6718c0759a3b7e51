import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { buttonClass } from '../../ui/Button.tsx'
import type { ForumStarter_section$key } from './__generated__/ForumStarter_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Invitation to start a thread; renders nothing if that is not possible on this site. */
export function Component({ section }: { section: ForumStarter_section$key }) {
  const {
    forumStarter: { heading, body, button, category },
  } = useFragment(
    graphql`
      fragment ForumStarter_section on ForumStarterSection {
        forumStarter: options {
          heading
          body
          button
          category
        }
      }
    `,
    section,
  )
  const isOpen = useIsOpen()
  const to = urlFor.createThread(category ?? undefined)
  if (!isOpen(to)) return null
  return (
    <div className={parts.stack}>
      <h2>{heading}</h2>
      {body && <p>{body}</p>}
      <SiteLink to={to} className={buttonClass({ look: 'primary' })}>
        {button}
      </SiteLink>
    </div>
  )
}
