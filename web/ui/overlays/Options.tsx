import { Check } from 'lucide-react'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components'
import type { Option } from '../forms/Select.tsx'
import css from '../forms/select.module.css'

/** List of options, with a mark beside the chosen option. */
export function Options({ options, ...list }: ListBoxProps<Option> & { options: readonly Option[] }) {
  return (
    <ListBox {...list} className={css.list ?? ''}>
      {options.map(({ value, label, disabled }) => (
        <ListBoxItem
          key={value}
          id={value}
          textValue={label}
          isDisabled={disabled ?? false}
          className={css.option ?? ''}
        >
          {label}
          <Check size={18} aria-hidden="true" />
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
