import css from './progress-dots.module.css'

/** Dots that show progress in a sequence of steps, numbered from 1 (spec §2 progress indicator of dots). */
export function ProgressDots({ step, steps }: { step: number; steps: number }) {
  return (
    <div role="img" aria-label={`Step ${step} of ${steps}`} className={css.dots}>
      {Array.from({ length: steps }, (_, at) => (
        <span key={at} className={at < step ? css.done : css.dot} />
      ))}
    </div>
  )
}
