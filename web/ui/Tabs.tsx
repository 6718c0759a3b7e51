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
 * Tabs that support the arrow keys, Home and End. Uses react-aria, so only screens with tabs should import this module.
 */
export function Tabs({
  label,
  tabs,
}: {
  /** Name of the list of tabs, for screen readers. */
  label: string
  /** Tabs in the order of display; the first one is open initially. */
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
