import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import forums from '../../forums/forums.module.css'
import { ThreadTeaser } from '../../forums/ThreadTeaser.tsx'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import type { ThreadSection_section$key } from './__generated__/ThreadSection_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** The most recently active threads; renders nothing where there are none, or the forums are off. */
export function Component({ section }: { section: ThreadSection_section$key }) {
  const {
    list: { heading },
    threads,
  } = useFragment(
    graphql`
      fragment ThreadSection_section on ThreadSection {
        list: options {
          heading
        }
        threads {
          id
          ...ThreadTeaser_thread
        }
      }
    `,
    section,
  )
  const isOpen = useIsOpen()
  if (threads.length === 0 || !isOpen(urlFor.forums())) return null
  return (
    <div className={parts.wide}>
      <h2>{heading}</h2>
      <ul className={forums.list}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadTeaser thread={thread} level={3} />
          </li>
        ))}
      </ul>
    </div>
  )
}
