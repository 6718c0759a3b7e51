import { useId } from 'react'
import { focuses, type Focus } from '../../services/rules/media/fields.ts'
import { focusLabels, focusName, type Shape } from './cut.ts'
import focusCss from './focus.module.css'
import css from './media.module.css'

interface FocusFieldProps {
  url: string
  shape: Shape
  focus: Focus
  onChange(focus: Focus): void
}

/** A picture, and the choice of its part that a cut keeps. */
export function FocusField({ url, shape, focus, onChange }: FocusFieldProps) {
  const name = useId()
  return (
    <fieldset className={css.focus}>
      <legend>Most important part</legend>
      <p className={css.hint}>Where a page shows only a part of the picture, it keeps this one.</p>
      <div className={css.focusParts}>
        <img
          src={url}
          alt="Preview"
          className={`${css.preview} ${css[shape] ?? ''} ${focusCss[focusName(focus)] ?? ''}`}
        />
        <div className={css.points}>
          {focuses.map((one) => (
            <label key={one} className={css.point} title={focusLabels[one]}>
              <input type="radio" name={name} checked={focus === one} onChange={() => onChange(one)} />
              <span className="visually-hidden">{focusLabels[one]}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
