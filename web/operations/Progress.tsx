import css from './operations.module.css'

/** Progress bar. `text` describes the progress and is announced to screen readers instead of a percentage. */
export function Progress({ label, share, text }: { label: string; share: number; text: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className={css.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        {/* The width is set by an SVG attribute, because the Content-Security-Policy forbids inline styles. */}
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={css.bar}>
          <rect width={percent} height="1" />
        </svg>
      </div>
      <p className={css.progressText}>{text}</p>
    </div>
  )
}
