import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { dismissToast, showCarriedToast, toastStore, type Toast } from './toast.ts'
import css from './toast.module.css'

const none: readonly Toast[] = []

/** Where toasts appear: read out by screen readers as they come, never taking the focus. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(showCarriedToast, [])
  return (
    <div role="status" className={css.region}>
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
  )
}
