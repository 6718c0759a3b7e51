import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { dismissToast, showCarriedToast, toastStore, type Toast } from './toast.ts'
import css from './toast.module.css'

const none: readonly Toast[] = []

/**
 * Where toasts appear: over all else, dialogs too; read out by screen readers as they come, never taking the
 * focus.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const region = useRef<HTMLDivElement>(null)
  useEffect(showCarriedToast, [])
  useLayoutEffect(() => {
    // What is shown last lies on top.
    region.current?.hidePopover()
    if (toasts.length > 0) region.current?.showPopover()
  }, [toasts])
  return (
    <div role="status">
      <div ref={region} popover="manual" className={css.region}>
        {toasts.map(({ id, kind, text }) => {
          const Icon = kind === 'error' ? CircleAlert : CircleCheck
          return (
            <div key={id} className={`${css.toast} ${css[kind]}`}>
              <Icon size={20} aria-hidden="true" />
              <p>{text}</p>
              <button type="button" className={css.close} onClick={() => dismissToast(id)}>
                <X size={18} aria-hidden="true" />
                <span className="visually-hidden">Dismiss</span>
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}
