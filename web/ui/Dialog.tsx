import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './dialog.module.css'

/**
 * A dialog over the page: the browser's own, which keeps the focus inside, closes on Escape and gives the focus
 * back. It is open while it is rendered.
 */
export function Dialog({
  heading,
  wide = false,
  onClose,
  children,
}: {
  heading: string
  /** 668 px wide at most instead of 500 (spec §4 Auth dialog). */
  wide?: boolean
  onClose(): void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it is still in the document: else the browser gives the focus to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={`${css.dialog} ${wide ? css.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === ref.current && onClose()}
    >
      <div className={css.content}>
        <header className={css.header}>
          <h2 id={id} className={css.heading} tabIndex={-1} autoFocus>
            {heading}
          </h2>
          <button type="button" className={css.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
            <span className="visually-hidden">Close</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
