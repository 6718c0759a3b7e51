import { CircleAlert, CircleCheck } from 'lucide-react'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { checklist } from './checklist.ts'
import css from '../publishing.module.css'
import { usePostForm, type PostForm } from '../post-form.ts'

/** List of what to look at before an item is published. */
export function Checklist({ form }: { form: PostForm }) {
  const isOpen = useIsOpen()
  const values = usePostForm(form, (values) => values)
  return (
    <ul className={css.checks} aria-label="Checklist">
      {checklist(values, isOpen).map(({ about, isFine, text }) => (
        <li key={about} className={css.check}>
          {isFine ? (
            <CircleCheck size={20} role="img" aria-label="Fine" className={css.fine} />
          ) : (
            <CircleAlert size={20} role="img" aria-label="Look at this" className={css.open} />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
