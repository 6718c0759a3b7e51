import { graphql, useFragment } from 'react-relay'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import type { CopyItem_section$key } from './__generated__/CopyItem_section.graphql.ts'
import html from '../HTML/html.module.css'
import css from './copy-item.module.css'

/** A section with a heading, formatted text and an optional link. The server has sanitized the text. */
export function Component({ section }: { section: CopyItem_section$key }) {
  const { copy } = useFragment(
    graphql`
      fragment CopyItem_section on CopyItemSection {
        copy: options {
          heading
          html
          url
          button
        }
      }
    `,
    section,
  )
  const isOpen = useIsOpen()
  return (
    <div className={css.copy}>
      <h2 className={css.heading}>{copy.heading}</h2>
      <div className={html.html} dangerouslySetInnerHTML={{ __html: copy.html }} />
      {copy.url && isOpen(copy.url) && <a href={copy.url}>{copy.button ?? 'Read more'}</a>}
    </div>
  )
}
