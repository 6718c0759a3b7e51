import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Unlisted } from '../frame/Head.tsx'
import { Button } from '../ui/Button.tsx'
import { FormTextField } from '../ui/forms/FormField.tsx'
import layout from '../ui/theme/layout.module.css'
import { checkReceipt, type Checked } from './check-receipt.ts'
import css from './erasure.module.css'
import { ReceiptFacts } from './ReceiptFacts.tsx'

/** Screen of `/check-receipt`: form that checks an erasure receipt, for people with or without an account. */
export function Component() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const form = useForm({ defaultValues: { text: '' } })
  const fail = (message: string) => form.setError('text', { message })
  function forget() {
    setChecked(null)
    form.clearErrors()
  }
  function enter(text: string) {
    forget()
    form.setValue('text', text)
  }
  const check = form.handleSubmit(async ({ text }) => {
    if (!text.trim()) return fail('Choose or paste a receipt first.')
    try {
      setChecked(await checkReceipt(text))
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
  })
  return (
    <div className={layout.page}>
      <title>Check a receipt</title>
      <Unlisted />
      <h1>Check a receipt</h1>
      <p className={layout.lead}>
        Find out whether a deletion receipt is genuine. You don't need an account, and the receipt isn't
        stored.
      </p>
      <form className={layout.stack} onSubmit={check}>
        <label className={css.file}>
          <span>Receipt file</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void file.text().then(enter, () => fail("This file couldn't be read."))
            }}
          />
        </label>
        <FormTextField
          label="Or paste the receipt"
          rows={6}
          spellCheck={false}
          control={form.control}
          name="text"
          rules={{ onChange: forget }}
        />
        <div>
          <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
            Check receipt
          </Button>
        </div>
      </form>
      <div role="status">{checked && <Outcome checked={checked} />}</div>
    </div>
  )
}

function Outcome({ checked }: { checked: Checked }) {
  if (checked.answer !== 'valid') {
    return (
      <div className={`${layout.card} ${layout.stack}`}>
        <h2>Not valid</h2>
        <p>
          {checked.answer === 'changed'
            ? 'This receipt is incomplete or has been changed. Use the file exactly as you downloaded it.'
            : "This network didn't sign this receipt."}
        </p>
      </div>
    )
  }
  const { requestedAt, erasedAt, events, streams, keyBackupsExpireAt: backupsExpireAt } = checked
  return (
    <div className={`${layout.card} ${layout.stack}`}>
      <h2>Valid</h2>
      <p>This network signed this receipt, and it hasn't been changed since.</p>
      <ReceiptFacts receipt={{ requestedAt, erasedAt, events, streams, backupsExpireAt }} />
    </div>
  )
}
