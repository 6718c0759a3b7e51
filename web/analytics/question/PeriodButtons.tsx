import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import css from '../analytics.module.css'
import { readyPeriods, type Period } from './ready-periods.ts'

interface PeriodButtonsProps extends Pick<Period, 'from' | 'to'> {
  onChoose(period: Period): void
}

/** Buttons that fill the first and last day of a question with a ready period. */
export function PeriodButtons({ from, to, onChoose }: PeriodButtonsProps) {
  const periods = readyPeriods(new Date().toISOString().slice(0, 10))
  return (
    <div className={`${layout.row} ${css.periods}`} role="group" aria-label="Ready periods">
      {periods.map((period) => (
        <Button
          key={period.words}
          size="small"
          aria-pressed={period.from === from && period.to === to}
          onClick={() => onChoose(period)}
        >
          {period.words}
        </Button>
      ))}
    </div>
  )
}
