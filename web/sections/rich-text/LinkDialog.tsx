import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import auth from '../../accounts/auth/auth.module.css'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import { isLink } from './schema.ts'

interface LinkDialogProps {
  /** Address of the link at the cursor; null for a new link. */
  href: string | null
  /** Called with the new address, or null to remove the link. */
  onDone(href: string | null): void
  onClose(): void
}

/** Dialog in which an editor enters the address of a link. Addresses of this site must lead somewhere. */
export function LinkDialog({ href, onDone, onClose }: LinkDialogProps) {
  const isOpen = useIsOpen()
  const form = useForm({ defaultValues: { href: href ?? '' }, mode: 'all' })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ href: typed }) => onDone(typed.trim()))
  const send = (event: FormEvent) => {
    // React also tells the form around the dialog, which would save the page.
    event.stopPropagation()
    void submit(event)
  }
  return (
    <Dialog heading={href === null ? 'Add a link' : 'Edit the link'} onClose={onClose}>
      <form method="dialog" noValidate className={auth.form} onSubmit={send}>
        <Field
          {...form.register('href', {
            validate: (typed) => {
              const target = typed.trim()
              if (!isLink(target))
                return 'Enter a path, such as /forums, or an address starting with https://'
              return isOpen(target) || 'This address leads nowhere on this site'
            },
          })}
          label="Address"
          hint="A path on this site, such as /forums, or an address starting with https://"
          inputMode="url"
          autoComplete="off"
          autoFocus
          error={errors.href?.message}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" look="primary">
            {href === null ? 'Add link' : 'Change link'}
          </Button>
          {href !== null && <Button onClick={() => onDone(null)}>Remove link</Button>}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
