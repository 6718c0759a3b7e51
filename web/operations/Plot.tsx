import { useId } from 'react'
import layout from '../ui/theme/layout.module.css'
import { count } from './figures.ts'
import css from './operations.module.css'

const WIDTH = 120
const HEIGHT = 32

/** Coordinates of an SVG line through the values; the oldest is on the left. */
function pointsOf(values: readonly number[], most: number): string {
  const step = WIDTH / Math.max(1, values.length - 1)
  return values
    .map(
      (value, index) =>
        `${(index * step).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`,
    )
    .join(' ')
}

/** A figure's newest value in large type, with a small plot of earlier values and a description. */
export function Plot({
  heading,
  unit,
  none,
  values,
  every,
}: {
  heading: string
  /** Text in place of the plot while all values are 0. */
  none: string
  /** Unit of the plotted values, such as `events per second`. */
  unit: string
  values: readonly number[]
  /** Interval between two plotted values, in seconds. */
  every: number
}) {
  const id = useId()
  const now = values.at(-1) ?? 0
  const [least, most] = [Math.min(...values, now), Math.max(...values, now)]
  const minutes = Math.max(1, Math.round((values.length * every) / 60))
  if (most === 0)
    return (
      <section className={`${layout.card} ${css.plot}`} aria-labelledby={id}>
        <h3 id={id} className={css.plotHeading}>
          {heading}
        </h3>
        <p className={layout.soft}>
          {none} in the last {minutes} min.
        </p>
      </section>
    )
  return (
    <section className={`${layout.card} ${css.plot}`} aria-labelledby={id}>
      <h3 id={id} className={css.plotHeading}>
        {heading}
      </h3>
      <p className={css.now}>
        {count(now)} <span className={layout.soft}>{unit}</span>
      </p>
      <svg
        role="img"
        aria-label={`The last ${minutes} min: now ${count(now)}, lowest ${count(least)}, highest ${count(most)} ${unit}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={css.line}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className={css.ground} />
        {values.length > 1 && <polyline points={pointsOf(values, Math.max(1, most))} />}
      </svg>
      <p className={layout.soft} aria-hidden="true">
        {values.length > 1
          ? `${count(least)} to ${count(most)} in the last ${minutes} min`
          : 'Collecting data'}
      </p>
    </section>
  )
}
