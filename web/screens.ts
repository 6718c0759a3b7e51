import type { ComponentType } from 'react'
import type { LoadArgs } from './relay/page.ts'

interface Screen {
  Component: ComponentType
  loader?: (args: LoadArgs) => unknown
}

/** Functions that load the screens that are built, by path in this folder. */
export const screens = import.meta.glob<Screen>('./*/*Screen.tsx')

/** Converts a module name in the route table to its path in `screens`. */
export const pathOf = (module: string): string => `./${module}.tsx`

/** True if a route's module is built. */
export const isBuilt = (module: string): boolean => pathOf(module) in screens
