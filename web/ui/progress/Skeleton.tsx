import css from './skeleton.module.css'

/**
 * Placeholder for loading content: lines of text, optionally beside an avatar. Screen readers announce `label` once.
 */
export function Skeleton({
  lines = 3,
  avatar = false,
  label = 'Loading',
}: {
  lines?: number
  avatar?: boolean
  label?: string
}) {
  return (
    <div role="status" className={css.skeleton}>
      <span className="visually-hidden">{label}</span>
      {avatar && <span className={css.avatar} />}
      <span className={css.lines}>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={css.line} />
        ))}
      </span>
    </div>
  )
}
