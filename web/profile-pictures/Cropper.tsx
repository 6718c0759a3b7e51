import type { Chosen } from '../pictures/chosen.ts'
import css from './profile-picture.module.css'

/** Position of the square: how much it enlarges, and its place between the edges, from 0 to 1. */
interface View {
  zoom: number
  x: number
  y: number
}

/** The largest square, in the middle. */
export const middle: View = { zoom: 1, x: 0.5, y: 0.5 }

const MAX_ZOOM = 4

function squareOf({ width, height }: Chosen, { zoom, x, y }: View) {
  const side = Math.min(width, height) / zoom
  return { side, left: x * (width - side), top: y * (height - side) }
}

/** The square as the part that the upload names. */
export function partOf(chosen: Chosen, view: View): { left: number; top: number; side: number } {
  const { left, top } = squareOf(chosen, view)
  return { left: left / chosen.width, top: top / chosen.height, side: 1 / view.zoom }
}

/** Preview of the picture as an avatar, with sliders for the square that it shows. */
export function Cropper({
  chosen,
  view,
  onChange,
}: {
  chosen: Chosen
  view: View
  onChange(view: View): void
}) {
  const { side, left, top } = squareOf(chosen, view)
  const sliders = [
    { name: 'zoom', label: 'Zoom', min: 1, max: MAX_ZOOM, isFixed: false },
    { name: 'x', label: 'Move left or right', min: 0, max: 1, isFixed: chosen.width <= side },
    { name: 'y', label: 'Move up or down', min: 0, max: 1, isFixed: chosen.height <= side },
  ] as const
  return (
    <div className={css.cropper}>
      <div className={css.preview}>
        <img
          src={chosen.url}
          alt="Preview of your picture"
          style={{
            width: `${(100 * chosen.width) / side}%`,
            height: `${(100 * chosen.height) / side}%`,
            left: `${(-100 * left) / side}%`,
            top: `${(-100 * top) / side}%`,
          }}
        />
      </div>
      <div className={css.sliders}>
        {sliders.map(({ name, label, min, max, isFixed }) => (
          <label key={name} className={css.slider}>
            <span>{label}</span>
            <input
              type="range"
              min={min}
              max={max}
              step="0.01"
              value={view[name]}
              disabled={isFixed}
              onChange={(event) => onChange({ ...view, [name]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
