import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import css from '../auth/auth.module.css'
import type { Result } from './factor-api.ts'

type Send<Data> = (password: string | null) => Promise<Result<Data>>

/** A change that needs the password, unless the log-in was recent. */
interface Proof {
  isBusy: boolean
  /** Sends a change without a password; if the server asks for one, the form for it appears. */
  run: <Data>(send: Send<Data>, done: (data: Data) => void) => Promise<void>
  /** Sends the waiting change with a password; resolves to the error for the field. Null if no change waits. */
  confirm: ((password: string) => Promise<string | null>) | null
}

export function useProof(): Proof {
  const [isBusy, setBusy] = useState(false)
  const [confirm, setConfirm] = useState<Proof['confirm']>(null)
  async function run<Data>(send: Send<Data>, done: (data: Data) => void): Promise<void> {
    const attempt = async (password: string | null): Promise<string | null> => {
      const result = await send(password)
      if (!result.ok && result.code === 'PASSWORD') {
        setConfirm(() => attempt)
        return password === null ? null : result.message
      }
      setConfirm(null)
      if (result.ok) done(result.data)
      else toast(result.message, 'error')
      return null
    }
    setBusy(true)
    await attempt(null)
    setBusy(false)
  }
  return { isBusy, run, confirm }
}

/** Form for the password that a change needs; empty while none waits. */
export function ProofForm({ proof: { confirm } }: { proof: Proof }) {
  return confirm && <PasswordForm send={confirm} />
}

function PasswordForm({ send }: { send: NonNullable<Proof['confirm']> }) {
  const form = useForm({ defaultValues: { password: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    const message = await send(password)
    if (message !== null) form.setError('password', { message }, { shouldFocus: true })
  })
  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <PasswordField
        {...form.register('password')}
        required
        autoFocus
        label="Your password"
        hint="Your log-in was some time ago. Without a password, log out and in again."
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div>
        <Button type="submit" size="small" busy={isSubmitting}>
          Confirm
        </Button>
      </div>
    </form>
  )
}
