import { mediaFileFor } from '../../services/rules/media/paths.ts'
import css from './media.module.css'
import { focusOf } from './picture.ts'

interface TileProps {
  picture: {
    readonly name: string
    readonly path: string
    readonly width: number
    readonly height: number
    readonly focus: string
  }
}

/** A picture of the library with its name, as part of a link or a button. */
export const Tile = ({ picture: { name, path, width, ...rest } }: TileProps) => (
  <>
    <img
      src={mediaFileFor(path, width, 320)}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      className={`${css.thumb} ${focusOf(rest)}`}
    />
    <span className={css.name}>{name}</span>
  </>
)
