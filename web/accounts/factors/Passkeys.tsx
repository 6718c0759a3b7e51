import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import auth from '../auth/auth.module.css'
import css from '../sessions.module.css'
import { addPasskey, removePasskey, type FactorState } from './factor-api.ts'
import { ProofForm, useProof } from './ProofForm.tsx'

const MAX_NAME = 60

/** The viewer's passkeys with a button to remove each, and a form to add one on this host. */
export function Passkeys({
  state: { host, passkeys },
  onChanged,
}: {
  state: FactorState
  /** Called after a change, with the recovery codes that it gave. */
  onChanged(codes?: readonly string[]): Promise<void>
}) {
  const proof = useProof()
  const form = useForm({ defaultValues: { name: '' } })
  const add = form.handleSubmit(({ name }) =>
    proof.run(
      (password) => addPasskey(name, password),
      ({ recovery_codes: codes }) => {
        form.reset()
        // A toast would cover the recovery codes on a phone.
        if (codes.length === 0) toast('Your passkey was added.')
        void onChanged(codes)
      },
    ),
  )
  const remove = (id: string) =>
    proof.run(
      (password) => removePasskey(id, password),
      () => {
        toast('The passkey was removed.')
        void onChanged()
      },
    )
  return (
    <>
      {passkeys.length > 0 && (
        <ul className={css.sessions} aria-label="Your passkeys">
          {passkeys.map(({ id, name, host: of, created_at: createdAt, last_used_at: usedAt }) => (
            <li key={id} className={css.session}>
              <div>
                <p>{name}</p>
                <p className={layout.soft}>
                  Works on {of} · added <Time at={createdAt} />
                  {usedAt && (
                    <>
                      {' '}
                      · last used <Time at={usedAt} />
                    </>
                  )}
                </p>
              </div>
              <Button size="small" disabled={proof.isBusy} onClick={() => void remove(id)}>
                Remove <span className="visually-hidden">passkey {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ProofForm proof={proof} />
      <form method="dialog" noValidate className={auth.form} onSubmit={add}>
        <Field
          {...form.register('name')}
          label="Name of the new passkey (optional)"
          hint={`You unlock it with your fingerprint, face or screen lock. It works on ${host} only.`}
          maxLength={MAX_NAME}
          autoComplete="off"
        />
        <div>
          <Button type="submit" busy={proof.isBusy}>
            Add a passkey
          </Button>
        </div>
      </form>
    </>
  )
}
