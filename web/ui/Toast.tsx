import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { dismissToast, pauseToasts, resumeToasts, showCarriedToast, toastStore, type Toast } from './toast.ts'
import css from './toast.module.css'

const none: readonly Toast[] = []

/**
 * Where toasts appear: over all else, dialogs too; read out by screen readers as they come, never taking the
 * focus. They stand while somebody points at one or has the focus in one.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const region = useRef<HTMLDivElement>(null)
  useEffect(showCarriedToast, [])
  useLayoutEffect(() => {
    // What is shown last lies on top; but what has the focus keeps it.
    if (toasts.length > 0 && region.current?.contains(document.activeElement)) return
    region.current?.hidePopover()
    if (toasts.length > 0) region.current?.showPopover()
  }, [toasts])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) resumeToasts()
  }
  return (
    // Dialogs leave what is marked so within reach.
    <div role="status" data-react-aria-top-layer="true">
      <div
        ref={region}
        popover="manual"
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
      <button type="button" className={css.close} onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden="true" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  )
}
