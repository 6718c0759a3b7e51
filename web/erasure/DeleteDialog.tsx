import { useForm } from 'react-hook-form'
import { Password } from '../../services/rules/fields.ts'
import auth from '../accounts/auth/auth.module.css'
import { ruled } from '../ui/forms/ruled.ts'
import { failureText, OperationError } from '../relay/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { deleteDrafts } from '../ui/drafts/keep.ts'
import { Field } from '../ui/forms/Field.tsx'
import layout from '../ui/theme/layout.module.css'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { useShell } from '../frame/shell.ts'
import { Time } from '../ui/text/Time.tsx'
import { toast, toastAfterLoad } from '../ui/overlays/toast.ts'
import css from './erasure.module.css'
import { OwnData } from './OwnData.tsx'
import { useDeleteUser } from './useDeleteUser.ts'

/** Word that the member has to type as confirmation. */
const word = 'delete'

interface Wish {
  when: 'later' | 'now'
  password: string
  word: string
}

/** Loads the receipt of a deleted account, and never resolves. */
async function leave(member: string, receiptUrl: string): Promise<never> {
  await deleteDrafts(localStorage, member, { all: true })
  toastAfterLoad("You've been logged out on all devices. Take care.")
  // The history entry is replaced, because the browser's back button must not open a page of the deleted account.
  location.replace(receiptUrl)
  return new Promise(() => {})
}

/** Dialog that explains the deletion of the account, and requests it (spec §7 delete_user). */
export function DeleteDialog({
  due,
  isAsked,
  isHeld,
  onClose,
}: {
  /** Planned date of the deletion, ISO 8601. */
  due: string
  /** True if the deletion is already requested, and the member can now only skip the waiting time. */
  isAsked: boolean
  isHeld: boolean
  onClose(): void
}) {
  const deleteUser = useDeleteUser()
  const { viewer } = useShell()
  const form = useForm<Wish>({
    defaultValues: { when: isAsked ? 'now' : 'later', password: '', word: '' },
    mode: 'all',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ when, password }) => {
    const failed = (error: Error) => {
      const isPassword = error instanceof OperationError && error.code === 'INVALID'
      form.setError(isPassword ? 'password' : 'root', { message: failureText(error) }, { shouldFocus: true })
    }
    const response = await deleteUser({ password, skipGracePeriod: when === 'now' }, { failed })
    if (!response) return
    const { isSignedOut, receiptUrl } = response.delete_user
    if (!isSignedOut) {
      toast('Deletion scheduled. You can cancel until then.')
      return onClose()
    }
    await leave(viewer?.id ?? '', receiptUrl)
  })
  return (
    <Dialog wide heading={isAsked ? 'Delete your account now?' : 'Delete your account?'} onClose={onClose}>
      <div className={css.about}>
        <h3>What will be deleted</h3>
        <p>
          Your name, email and profile; everything you wrote, including private messages; your reactions and
          who you follow. This can't be undone, even by us. Backups expire within 30 days.
        </p>
        <h3>What will remain</h3>
        <p>
          A “removed” note in place of your posts, so replies still make sense, and everything other people
          wrote, including their messages to you.
        </p>
        <h3>Before you go</h3>
        <p>Download a copy of everything we hold about you.</p>
        <OwnData />
      </div>
      <form
        method="dialog"
        noValidate
        className={auth.form}
        onSubmit={submit}
        onChange={() => form.clearErrors('root')}
      >
        <fieldset className={css.when}>
          <legend className={css.legend}>When?</legend>
          {!isAsked && (
            <label className={css.choice}>
              <input type="radio" value="later" {...form.register('when')} />
              <span>
                On <Time at={due} />
                <span className={css.note}>You can cancel by logging in before then.</span>
              </span>
            </label>
          )}
          <label className={css.choice}>
            <input type="radio" value="now" {...form.register('when')} />
            <span>
              Delete now
              <span className={css.note}>This cannot be undone.</span>
            </span>
          </label>
        </fieldset>
        {isHeld && (
          <p className={css.held}>
            An administrator has put this on hold. Your data will be deleted once the hold ends.
          </p>
        )}
        <PasswordField
          {...form.register('password', ruled(Password))}
          required
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Field
          {...form.register('word', {
            validate: (typed) => typed.trim().toLowerCase() === word || `Please type ${word}`,
          })}
          required
          label={`Type ${word}`}
          hint="This prevents accidental deletion."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.word?.message}
        />
        {errors.root && (
          <p role="alert" className={css.failure}>
            {errors.root.message}
          </p>
        )}
        <div className={layout.row}>
          <Button type="submit" look="danger" busy={isSubmitting}>
            Delete my account
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
