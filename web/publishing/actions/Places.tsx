import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Place } from '../checks/missing.ts'
import css from './actions.module.css'

interface PlacesProps {
  label: string
  isRequired?: boolean
  places: readonly { text: string; place: Place }[]
  onPlace(place: Place): void
}

/** List of sentences about an item, each a button that leads to the field of which it speaks. */
export function Places({ label, isRequired = false, places, onPlace }: PlacesProps) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={css.label}>
        {label}
      </h3>
      <ul aria-labelledby={id} className={css.places}>
        {places.map(({ text, place }) => (
          <li key={text} className={isRequired ? css.required : css.note}>
            <CircleAlert size={18} aria-hidden="true" />
            <button type="button" className={css.place} onClick={() => onPlace(place)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
