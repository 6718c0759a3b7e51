import css from './composer.module.css'

/** The number is formatted only where it is shown: the first formatter of a page delays it on a phone. */
function wordsFor(left: number, most: number): string | null {
  if (left > most / 10) return null
  return `${Math.abs(left).toLocaleString('en')} characters ${left < 0 ? 'over the limit' : 'left'}`
}

/** Number of characters left, or in excess, when a text is close to its maximum length or exceeds it. */
export function Limit({ length, most }: { length: number; most: number }) {
  const left = most - length
  return (
    <p role="status" className={left < 0 ? css.over : css.left}>
      {wordsFor(left, most)}
    </p>
  )
}
