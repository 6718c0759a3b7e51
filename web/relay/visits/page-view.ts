import { v4 as uuid } from 'uuid'

let current = uuid()

/** Id of the current page view, which is sent with its requests (spec §2 Route guards, §7). */
export const pageViewId = (): string => current

/** Starts a new page view, on each navigation. */
export function startPageView(): void {
  current = uuid()
}
