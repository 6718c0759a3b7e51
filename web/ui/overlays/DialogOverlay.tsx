import { X } from 'lucide-react'
import { useId } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import type { DialogProps } from './Dialog.tsx'
import css from './dialog.module.css'

/** Implementation of web/ui/overlays/Dialog.tsx with react-aria. */
export function DialogOverlay({ heading, wide = false, onClose, children }: DialogProps) {
  const id = useId()
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={css.overlay ?? ''}>
      <Modal className={`${css.dialog} ${wide ? css.wide : ''}`}>
        <Dialog aria-labelledby={id} className={css.content ?? ''}>
          <div className={css.header}>
            <h2 id={id} className={css.heading}>
              {heading}
            </h2>
            <button type="button" className={css.close} onClick={onClose}>
              <X size={20} aria-hidden="true" />
              <span className="visually-hidden">Close</span>
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
