import { Popover } from 'react-aria-components'
import type { Option } from '../Select.tsx'
import type { Trigger } from '../useTrigger.ts'
import { Options } from './Options.tsx'
import css from './overlay.module.css'

/** The open list of web/ui/Select.tsx. */
export function SelectOverlay({
  trigger,
  labelledBy,
  options,
  value,
  onChange,
}: {
  trigger: Trigger
  labelledBy: string
  options: readonly Option[]
  value: string | null
  onChange(value: string): void
}) {
  return (
    <Popover
      triggerRef={trigger.ref}
      isOpen
      onOpenChange={trigger.setOpen}
      offset={4}
      containerPadding={16}
      className={`${css.panel} ${css.wide}`}
    >
      <Options
        aria-labelledby={labelledBy}
        options={options}
        autoFocus={value === null ? 'first' : true}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          // Nothing selected: what was chosen was chosen again.
          const [key] = keys
          if (typeof key === 'string') onChange(key)
          trigger.setOpen(false)
        }}
      />
    </Popover>
  )
}
