import type { ComponentType } from 'react'
import type { LoadArgs } from './relay/page.ts'

interface Screen {
  Component: ComponentType
  loader?: (args: LoadArgs) => unknown
}

/** Functions that load the screens which are built, by the screen's path in this folder. */
export const screens = import.meta.glob<Screen>('./*/*Screen.tsx')

/** Converts a module name of the route table to the module's path in `screens`. */
export const pathOf = (module: string): string => `./${module}.tsx`
