import type { ComponentType } from 'react'
import type { LoadArgs } from './relay/page.ts'

interface Screen {
  Component: ComponentType
  loader?: (args: LoadArgs) => unknown
}

/** Every screen that is built, by its path in this folder; a call loads it. */
export const screens = import.meta.glob<Screen>('./*/*Screen.tsx')

/** The path in `screens` of a module of the route table. */
export const pathOf = (module: string): string => `./${module}.tsx`

/** Whether the module that a route names is built. */
export const isBuilt = (module: string): boolean => pathOf(module) in screens
