import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import css from './tabs.module.css'

interface TabView {
  id: string
  label: ReactNode
  panel: ReactNode
  disabled?: boolean
}

/**
 * Views of one thing, one at a time. Arrow keys go from tab to tab, Home and End to the first and the last. A screen
 * that uses it fetches react-aria with its own code; no first screen does.
 */
export function Tabs({
  label,
  tabs,
}: {
  /** What the tabs are views of, for screen readers. */
  label: string
  /** The first is open first. */
  tabs: readonly TabView[]
}) {
  return (
    <AriaTabs className={css.tabs ?? ''}>
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map(({ id, label, disabled = false }) => (
          <Tab key={id} id={id} isDisabled={disabled} className={css.tab ?? ''}>
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
