import type { RouteObject } from 'react-router'
import { routes as table, type Route } from '../services/rules/routes/routes.ts'
import { loadChunk } from './frame/chunk.ts'
import { loadPage, type LoadArgs } from './relay/page.ts'
import { pathOf, screens } from './screens.ts'
import { Failure } from './shell/failures/Failure.tsx'
import { guarded } from './frame/routing/guard.ts'
import { Shell } from './shell/Shell.tsx'
import { shellQuery } from './frame/shell.ts'

/**
 * Properties of a route whose screen is loaded on demand; `module` is the screen's path in this folder. `isOpen` is true
 * if the route requires no session.
 */
function screen(module: string, { isOpen }: { isOpen: boolean }): Pick<RouteObject, 'handle' | 'lazy'> {
  const load = screens[pathOf(module)]
  return {
    handle: module,
    async lazy() {
      const { Component, loader } = load ? await loadChunk(load) : { Component: null }
      return { Component, loader: guarded(loader, { isOpen }) }
    },
  }
}

/** Converts a row of the route table to a route of the router. A row without a screen is a redirect, or not found. */
const objectOf = ({ path, screen: module, needs }: Route): RouteObject =>
  module
    ? { path, ...screen(module, { isOpen: needs === undefined }) }
    : { path, loader: guarded(undefined, { isOpen: true }) }

/** All rows of the route table as routes of the router; screens with the same layout are children of its route. */
const objects: RouteObject[] = [...Map.groupBy(table, ({ inside }) => inside)].flatMap(([frame, rows]) =>
  frame ? { ...screen(frame, { isOpen: false }), children: rows.map(objectOf) } : rows.map(objectOf),
)

/** Routes of the galleries of UI primitives and of sections, which exist only in development (`npm run dev`). */
const workshop: RouteObject[] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: '/gallery',
          lazy: async () => ({ Component: (await import('./ui/gallery/Gallery.tsx')).Gallery }),
        },
        {
          path: '/gallery/sections',
          lazy: async () => {
            const { loadGallery, SectionsGallery } = await import('./sections/gallery/SectionsGallery.tsx')
            await loadGallery()
            return { Component: SectionsGallery }
          },
        },
      ]
    : []

/** Routes of a site (spec §2), from the route table in `services/rules/routes/routes.ts`. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    loader: (args: LoadArgs) => loadPage(args, shellQuery, {}),
    ErrorBoundary: Failure,
    children: [{ ErrorBoundary: Failure, children: [...workshop, ...objects] }],
  },
]
