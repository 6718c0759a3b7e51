import css from './composer.module.css'

/** Number of characters left, or in excess, when a text is close to its maximum length or exceeds it. */
export function Limit({ length, most }: { length: number; most: number }) {
  const left = most - length
  const number = Math.abs(left).toLocaleString('en')
  return (
    <p role="status" className={left < 0 ? css.over : css.left}>
      {left < 0 && `${number} characters over the limit`}
      {left >= 0 && left <= most / 10 && `${number} characters left`}
    </p>
  )
}
