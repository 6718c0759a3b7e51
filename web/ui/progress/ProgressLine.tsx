import css from './progress-line.module.css'

/** A thin line over the page while something that was asked for is on its way. */
export const ProgressLine = ({ isOn = true }: { isOn?: boolean }) => (
  <div role="progressbar" aria-label="Loading" hidden={!isOn} className={css.line} />
)
