import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import css from './tabs.module.css'

/**
 * Views of one thing, one at a time. Arrow keys go from tab to tab. A screen that uses it fetches react-aria with
 * its own code; no first screen does.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  /** What the tabs are views of, for screen readers. */
  label: string
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[]
  /** The id of the open tab; without it the first is open first, and the tabs keep it themselves. */
  selected?: string
  onSelect?(id: string): void
}) {
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={css.tabs ?? ''}
    >
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map(({ id, label }) => (
          <Tab key={id} id={id} className={css.tab ?? ''}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className={css.panel ?? ''}>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
