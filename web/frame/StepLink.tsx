import css from './step-link.module.css'

/** A link to another step of the auth dialog, such as 'New here? Create one now.' */
export function StepLink({
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
