import { useEffect, useState, type ComponentType } from 'react'
import { ProgressLine } from '../progress/ProgressLine.tsx'
import { toast } from './toast.ts'

/**
 * Creates a component whose module is loaded at its first render, or earlier by `load`. Until then, it renders a
 * progress line, and nothing on the server. A failure is reported, and the next render tries again.
 */
export function onDemand<Props extends object>(fetchModule: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  const load = async () => (known ??= await fetchModule())
  function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => known)
    const [isAwaited, setAwaited] = useState(false)
    useEffect(() => {
      let isThere = true
      setAwaited(true)
      load().then(
        (component) => isThere && setComponent(() => component),
        (error: unknown) => {
          if (isThere) setAwaited(false)
          console.error("Couldn't load part of the page", error)
          toast('Something went wrong. Please try again.', 'error')
        },
      )
      return () => {
        isThere = false
      }
    }, [])
    if (Component) return <Component {...props} />
    return isAwaited && <ProgressLine />
  }
  return Object.assign(OnDemand, {
    /** Loads the module for a loader, so that the first render and the server's show the component. */
    ready: load,
    load() {
      load().catch(() => {}) // A failure is reported when the component is rendered.
    },
  })
}
