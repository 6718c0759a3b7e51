import { useRef } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router'
import type { MenuItem as Item } from './Menu.tsx'
import menu from './menu.module.css'
import type { Trigger } from './useTrigger.ts'
import css from './overlay.module.css'

/** Implementation of the open menu of web/ui/overlays/Menu.tsx. */
export function MenuOverlay({
  trigger,
  label,
  items,
  align,
  onDismiss,
}: {
  trigger: Trigger
  label: string
  items: readonly Item[]
  align: 'start' | 'end'
  onDismiss?: (() => void) | undefined
}) {
  const navigate = useNavigate()
  const isChosen = useRef(false)
  const entry = ({ id, label, icon, about, href, onAction, danger, disabled }: Item) => (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={disabled ?? false}
      onAction={() => {
        isChosen.current = true
        onAction?.()
        if (href) void navigate(href)
      }}
      className={`${danger ? menu.danger : menu.entry}`}
    >
      {icon}
      {about === undefined ? (
        label
      ) : (
        <span>
          {label} <span className={menu.about}>{about}</span>
        </span>
      )}
    </MenuItem>
  )
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <Popover
      triggerRef={trigger.ref}
      isOpen
      onOpenChange={(isOpen) => {
        trigger.setOpen(isOpen)
        if (!isOpen && !isChosen.current) onDismiss?.()
      }}
      aria-label={label}
      placement={`bottom ${align}`}
      containerPadding={16}
      className={css.panel ?? ''}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={() => trigger.setOpen(false)}
        className={menu.list ?? ''}
      >
        {groups.map((group) => {
          const inside = items.filter((item) => item.group === group)
          return group === undefined ? (
            inside.map(entry)
          ) : (
            <MenuSection key={group}>
              <Header className={menu.heading ?? ''}>{group}</Header>
              {inside.map(entry)}
            </MenuSection>
          )
        })}
      </Menu>
    </Popover>
  )
}
