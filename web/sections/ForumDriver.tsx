import type { OptionsOf } from '../../services/rules/sections.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { useIsOpen } from '../shell/useIsOpen.ts'
import { buttonClass } from '../ui/Button.tsx'
import css from './sections.module.css'

/** The way into the forums; nothing where the site has none. */
export function ForumDriver({ options }: { options: OptionsOf<'ForumDriver'> }) {
  const { heading, body, button, url } = options
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
