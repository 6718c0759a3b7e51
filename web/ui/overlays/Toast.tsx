import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useSyncExternalStore, type FocusEvent } from 'react'
import { dismissToast, pauseToasts, resumeToasts, showCarriedToast, toastStore, type Toast } from './toast.ts'
import css from './toast.module.css'

const none: readonly Toast[] = []

/**
 * Region that contains all toasts: above dialogs, below menus and beside open forms. Screen readers announce them
 * without a change of focus. Toasts stay while one of them is hovered or focused.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(showCarriedToast, [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) resumeToasts()
  }
  return (
    // With this attribute, react-aria keeps the region accessible while a dialog is open.
    <div role="status" data-react-aria-top-layer="true">
      <div
        className={css.region}
        onPointerEnter={pauseToasts}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.contains(document.activeElement)) resumeToasts()
        }}
        onFocus={pauseToasts}
        onBlur={onBlur}
      >
        {toasts.map((toast) => (
          <ToastSheet key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  )
}

function ToastSheet({ toast: { id, kind, text, actions } }: { toast: Toast }) {
  const Icon = kind === 'error' ? CircleAlert : CircleCheck
  return (
    <div className={`${css.toast} ${css[kind] ?? ''}`}>
      <Icon size={20} aria-hidden="true" />
      <p>{text}</p>
      {actions.map(({ label, onAction }) => (
        <button
          key={label}
          type="button"
          className={css.action}
          onClick={() => {
            dismissToast(id)
            onAction()
          }}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={css.close}
        aria-label={`Dismiss: ${text}`}
        onClick={() => dismissToast(id)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
