import type { OptionsOf } from '../../services/rules/sections.ts'
import css from './sections.module.css'

/** What is worth reading elsewhere: title, first lines, picture. */
export function PostTeaser({ options }: { options: OptionsOf<'PostTeaser'> }) {
  const { title, url, label, body, image } = options
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
