import { Accessibility as Icon } from 'lucide-react'
import { useId } from 'react'
import { setAccessibility, systemContrast, unset, type Accessibility } from '../../ui/theme/accessibility.ts'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/overlays/Popover.tsx'
import css from './accessibility-menu.module.css'
import header from './header.module.css'
import { useVisitor } from '../../frame/visitor.ts'

const fontSizes = [
  ['font-reg', 'Regular'],
  ['font-lg', 'Large'],
  ['font-xl', 'Extra large'],
] as const
const contrasts = [
  ['contrast-reg', 'Regular'],
  ['contrast-low', 'Low'],
  ['contrast-light', 'Light'],
  ['contrast-dark', 'Dark'],
] as const

/** Menu to set the font size and contrast of all pages (spec §2 Accessibility menu). */
export function AccessibilityMenu() {
  const { accessibility } = useVisitor()
  const change = (part: Partial<Accessibility>) => setAccessibility({ ...accessibility, ...part })
  return (
    <div id="accessibility" tabIndex={-1}>
      <Popover
        align="end"
        label="Accessibility"
        buttonClass={header.icon ?? ''}
        button={
          <>
            <Icon size={24} aria-hidden="true" />
            <span className="visually-hidden">Accessibility menu</span>
          </>
        }
      >
        {() => (
          <div className={css.menu}>
            <Choice
              legend="Font size"
              options={fontSizes}
              value={accessibility.fontSize ?? 'font-reg'}
              onChange={(fontSize) => change({ fontSize })}
            />
            <Choice
              legend="Contrast"
              options={contrasts}
              value={accessibility.contrast ?? systemContrast()}
              onChange={(contrast) => change({ contrast })}
            />
            <Button size="small" onClick={() => setAccessibility(unset)}>
              Reset
            </Button>
          </div>
        )}
      </Popover>
    </div>
  )
}

function Choice<T extends string>(props: {
  legend: string
  options: readonly (readonly [value: T, text: string])[]
  value: T
  onChange(value: T): void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>{props.legend}</legend>
      <div className={css.options}>
        {props.options.map(([value, text]) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              name={name}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
