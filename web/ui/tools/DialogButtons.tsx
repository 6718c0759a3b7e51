import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import layout from '../theme/layout.module.css'

/** Buttons at the end of a dialog: `children`, and Cancel. */
export const DialogButtons = (props: { onCancel(): void; children: ReactNode }) => (
  <div className={layout.row}>
    {props.children}
    <Button look="quiet" onClick={props.onCancel}>
      Cancel
    </Button>
  </div>
)
