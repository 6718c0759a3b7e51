import css from './progress-line.module.css'

/** Thin progress line at the top of the page while something is loading. */
export const ProgressLine = ({ isOn = true }: { isOn?: boolean }) => (
  <div role="progressbar" aria-label="Loading" hidden={!isOn} className={css.line} />
)
