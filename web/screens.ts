import type { ComponentType } from 'react'
import type { LoadArgs } from './relay/page.ts'

interface Screen {
  Component: ComponentType
  loader?: (args: LoadArgs) => unknown
}

/** Loaders of all screens that are built, by path in this folder. */
export const screens = import.meta.glob<Screen>('./*/*Screen.tsx')

/** The path in `screens` of a module in the route table. */
export const pathOf = (module: string): string => `./${module}.tsx`

/** True if a route's module is built. */
export const isBuilt = (module: string): boolean => pathOf(module) in screens
