import type { OptionsOf } from '../../services/rules/sections.ts'
import { useIsOpen } from '../shell/useIsOpen.ts'
import css from './sections.module.css'

/** What is worth reading elsewhere: title, first lines, picture; nothing where it leads nowhere. */
export function PostTeaser({ options }: { options: OptionsOf<'PostTeaser'> }) {
  const { title, url, label, body, image } = options
  const isOpen = useIsOpen()
  if (!isOpen(url)) return null
  return (
    <article className={css.teaser}>
      {image && (
        <img src={image.url} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
      )}
      <div className={css.teaserText}>
        {label && <p className={css.label}>{label}</p>}
        <h2 className={css.title}>
          <a href={url}>{title}</a>
        </h2>
        {body && <p>{body}</p>}
      </div>
    </article>
  )
}
