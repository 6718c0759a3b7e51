import { useForm } from 'react-hook-form'
import { Password } from '../../services/rules/fields.ts'
import auth from '../accounts/auth.module.css'
import { ruled } from '../accounts/ruled.ts'
import { failureText, OperationError } from '../relay/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { forgetDrafts } from '../ui/drafts.ts'
import { Field } from '../ui/Field.tsx'
import layout from '../ui/layout.module.css'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Time } from '../ui/Time.tsx'
import { toast, toastAfterLoad } from '../ui/toast.ts'
import css from './erasure.module.css'
import { OwnData } from './OwnData.tsx'
import { useDeleteUser } from './useDeleteUser.ts'

/** What is typed to show that it is meant. */
const word = 'delete'

interface Wish {
  when: 'later' | 'now'
  password: string
  word: string
}

/** Tells what deleting the account means, and asks for it (spec §7 delete_user). */
export function DeleteDialog({
  due,
  isAsked,
  isHeld,
  onClose,
}: {
  /** When it would be carried out, ISO 8601. */
  due: string
  /** Whether it is asked for already, so that only the waiting is left to be skipped. */
  isAsked: boolean
  isHeld: boolean
  onClose(): void
}) {
  const deleteUser = useDeleteUser()
  const form = useForm<Wish>({
    defaultValues: { when: isAsked ? 'now' : 'later', password: '', word: '' },
    mode: 'all',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ when, password }) => {
    try {
      const { isSignedOut, receiptUrl } = await deleteUser({ password, skipGracePeriod: when === 'now' })
      if (!isSignedOut) {
        toast('We have noted it. Until then you can change your mind.')
        return onClose()
      }
      forgetDrafts(localStorage)
      toastAfterLoad('You have been logged out everywhere. Take good care of yourself.')
      // The way back must not lead into an account that is gone.
      location.replace(receiptUrl)
      await new Promise(() => {})
    } catch (error) {
      const isPassword = error instanceof OperationError && error.code === 'INVALID'
      form.setError(isPassword ? 'password' : 'root', { message: failureText(error) }, { shouldFocus: true })
    }
  })
  return (
    <Dialog wide heading={isAsked ? 'Delete your account now?' : 'Delete your account?'} onClose={onClose}>
      <div className={css.about}>
        <h3>What goes</h3>
        <p>
          Your name, your email and your profile. The texts of everything you wrote, private messages too.
          Your reactions, and whom you follow. Nobody can bring any of it back, not even we; backups that
          could are gone within 30 days.
        </p>
        <h3>What stays</h3>
        <p>
          The place where you wrote, marked as removed, so that the answers of others still make sense. And
          what others wrote, to you too: that is theirs.
        </p>
        <h3>Before you go</h3>
        <p>Take a copy with you: everything we hold of you, to read and to keep.</p>
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
                <span className={css.note}>Until then you can log in and keep your account after all.</span>
              </span>
            </label>
          )}
          <label className={css.choice}>
            <input type="radio" value="now" {...form.register('when')} />
            <span>
              Delete now, without waiting
              <span className={css.note}>This cannot be undone.</span>
            </span>
          </label>
        </fieldset>
        {isHeld && (
          <p className={css.held}>
            An administrator needs to keep your data for the moment. It will be deleted once that is over.
          </p>
        )}
        <PasswordField
          {...form.register('password', ruled(Password))}
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Field
          {...form.register('word', {
            validate: (typed) => typed.trim().toLowerCase() === word || `Please type the word ${word}`,
          })}
          label={`Type the word ${word}`}
          hint="So that it never happens by accident."
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
