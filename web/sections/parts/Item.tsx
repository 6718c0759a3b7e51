import css from './item.module.css'
import { Picture, type PictureData } from './Picture.tsx'
import { SectionLink } from './SectionLink.tsx'

export interface ItemData {
  readonly title: string
  readonly url: string
  readonly label?: string | null | undefined
  readonly body?: string | null | undefined
  readonly image?: PictureData | null | undefined
}

/** An entry in a list of links: its title, label, text and picture; without a link if that cannot be offered. */
export const Item = ({ item: { title, url, label, body, image } }: { item: ItemData }) => (
  <div className={css.item}>
    {image && <Picture image={image} className={css.picture} />}
    {label && <p className={css.label}>{label}</p>}
    <h3 className={css.title}>
      <SectionLink to={url} otherwise={title}>
        {title}
      </SectionLink>
    </h3>
    {body && <p>{body}</p>}
  </div>
)
