import type { ReactNode } from 'react'
import { longest } from '../../services/rules/text.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/Field.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import layout from '../ui/theme/layout.module.css'

interface TextDialogProps {
  heading: string
  label: string
  /** Label of the button that sends the text. */
  submit: string
  isBusy: boolean
  value: string
  onChange(text: string): void
  onSubmit(): Promise<void>
  onClose(): void
  /** Explanation above the field. */
  children: ReactNode
}

/** Dialog for one text, which cannot be empty. */
export const TextDialog = (props: TextDialogProps) => (
  <Dialog heading={props.heading} onClose={props.onClose}>
    {props.children}
    <form
      method="dialog"
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void props.onSubmit()
      }}
    >
      <TextField
        autoFocus
        label={props.label}
        rows={4}
        maxLength={longest.note}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <DialogButtons onCancel={props.onClose}>
        <Button type="submit" look="primary" busy={props.isBusy} disabled={!props.value.trim()}>
          {props.submit}
        </Button>
      </DialogButtons>
    </form>
  </Dialog>
)
