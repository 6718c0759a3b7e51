import { CircleAlert, CircleCheck } from 'lucide-react'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { checklist } from './checklist.ts'
import type { Place } from './missing.ts'
import css from '../publishing.module.css'
import { usePostForm, type PostForm } from '../post-form.ts'

/** List of what to look at before an item is published; what is not fine yet leads to its field. */
export function Checklist({ form, onPlace }: { form: PostForm; onPlace(place: Place): void }) {
  const isOpen = useIsOpen()
  const values = usePostForm(form, (values) => values)
  return (
    <ul className={css.checks} aria-label="Checklist">
      {checklist(values, isOpen).map(({ about, isFine, text, place }) => (
        <li key={about} className={css.check}>
          {isFine ? (
            <CircleCheck size={20} role="img" aria-label="Fine" className={css.fine} />
          ) : (
            <CircleAlert size={20} role="img" aria-label="Look at this" className={css.open} />
          )}
          {isFine ? (
            <span>{text}</span>
          ) : (
            <button type="button" className={css.checkPlace} onClick={() => onPlace(place)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
