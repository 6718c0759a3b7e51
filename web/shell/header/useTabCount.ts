import { useEffect, useRef } from 'react'

const show = (count: number) => void import('./tab-title.ts').then(({ showInTab }) => showInTab(count))

/** Shows a number in the browser's tab; the code for it is loaded with the first number above 0. */
export function useTabCount(count: number): void {
  const shown = useRef(0)
  useEffect(() => {
    if (shown.current !== count) show(count)
    shown.current = count
  }, [count])
  // Logging out removes the account menu.
  useEffect(() => () => void (shown.current > 0 && show(0)), [])
}
