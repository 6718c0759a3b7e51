import css from './auth.module.css'

/** A way to another step, under what a step asks for: 'New here? Create one now.' */
export function HelpLink({
  question,
  answer,
  onClick,
}: {
  question?: string
  answer: string
  onClick(): void
}) {
  return (
    <p className={css.other}>
      {question}{' '}
      <button type="button" className={css.link} onClick={onClick}>
        {answer}
      </button>
    </p>
  )
}
