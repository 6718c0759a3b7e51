import type { BodyZone } from '../../../services/rules/sections/section-fields.ts'
import css from './symptom-checker.module.css'

/** Outlines of the zones on a picture of 100 by 200. */
const outlines: Readonly<Record<BodyZone, string>> = {
  head: 'M50 4a15 17 0 0 1 0 34a15 17 0 0 1 0-34z',
  torso: 'M34 42h32q6 0 6 8l-4 56q0 6-6 6H38q-6 0-6-6l-4-56q0-8 6-8z',
  legs: 'M33 116h15.5v76q0 6-6 6h-2q-6 0-6-6zM51.5 116H67l-1.5 76q0 6-6 6h-2q-6 0-6-6z',
  arms: 'M25 46q-9 2-10 12l-5 50q0 6 5 6t6-6l6-50zM75 46q9 2 10 12l5 50q0 6-5 6t-6-6l-6-50z',
}

interface BodyProps {
  /** Zones that can be chosen. */
  zones: readonly string[]
  open: ReadonlySet<string>
  onChoose(zone: string): void
}

/** Picture of the body with its zones, for pointers; other people use the list beside it. */
export const Body = ({ zones, open, onChoose }: BodyProps) => (
  <svg viewBox="0 0 100 200" className={css.body} aria-hidden="true">
    {Object.entries(outlines).map(([zone, outline]) =>
      zones.includes(zone) ? (
        <path
          key={zone}
          d={outline}
          data-zone={zone}
          data-open={open.has(zone) || undefined}
          onClick={() => onChoose(zone)}
        />
      ) : (
        <path key={zone} d={outline} />
      ),
    )}
  </svg>
)
