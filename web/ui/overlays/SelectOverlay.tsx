import { Popover } from 'react-aria-components'
import type { Option } from '../forms/Select.tsx'
import type { Trigger } from './useTrigger.ts'
import { Options } from './Options.tsx'
import css from './overlay.module.css'

/** Implementation of the open list of web/ui/forms/Select.tsx. */
export function SelectOverlay({
  trigger,
  label,
  options,
  value,
  onChange,
}: {
  trigger: Trigger
  /** Label of the chosen option for screen readers, because the button is hidden while the list is open. */
  label: string
  options: readonly Option[]
  value: string | null
  onChange(value: string): void
}) {
  return (
    <Popover
      triggerRef={trigger.ref}
      isOpen
      onOpenChange={trigger.setOpen}
      aria-label={label}
      offset={4}
      containerPadding={16}
      className={`${css.panel} ${css.wide}`}
    >
      <Options
        aria-label={label}
        options={options}
        autoFocus={value === null ? 'first' : true}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          // The selection is empty if the member chose the selected option again, which then stays selected.
          const [key] = keys
          if (typeof key === 'string') onChange(key)
          trigger.setOpen(false)
        }}
      />
    </Popover>
  )
}
