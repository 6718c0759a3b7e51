import { useForm } from 'react-hook-form'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { Email, NewPassword, PersonName, Username } from '../../../services/rules/fields.ts'
import type { Initiator } from '../../../services/rules/initiators.ts'
import { nameNote, usernameDisclaimer, usernameNote, wordsOf } from '../../frame/words.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Agreement } from './Agreement.tsx'
import { register, type Newcomer, type Registration } from '../auth-api.ts'
import link from '../../frame/step-link.module.css'
import css from './auth.module.css'
import { usePrepareCaptcha } from '../captcha/captcha.ts'
import { SlowNote } from '../captcha/SlowNote.tsx'
import { AuthForm } from './AuthForm.tsx'
import { ruled } from '../../ui/forms/ruled.ts'

/** The step registerWithEmail (spec §2 Registration form, §5 Registration, §8 Registration). */
export function RegisterForm({
  redirect,
  initiator,
  onRegistered,
  onLogIn,
}: {
  initiator: Initiator
  /** Page to which the link in the verification email leads. */
  redirect: string | undefined
  onRegistered(member: Newcomer): Promise<void>
  onLogIn(): void
}) {
  const { site } = useShell()
  const { version, language } = site.wording
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const prepareCaptcha = usePrepareCaptcha()
  const form = useForm<Registration>({
    defaultValues: { email: '', password: '', username: '', fname: '', lname: '' },
    mode: 'all',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const answer = await register(values, { redirect, initiator, wording: { version, language } }).catch(
      () => null,
    )
    if (answer?.username_exists) {
      toast('This username already exists. Please try another username.', 'error')
      form.setError('username', { message: 'This username already exists. Please try another username.' })
    } else if (answer?.code === 'COMMON_PASSWORD')
      form.setError('password', { message: answer.message ?? '' }, { shouldFocus: true })
    else if (answer?.code === 'RESERVED_USERNAME')
      form.setError('username', { message: answer.message ?? '' }, { shouldFocus: true })
    else if (answer?.code === 'WORDING_CHANGED' && answer.message) {
      toast(answer.message, 'error')
      environment.getStore().notify(undefined, true)
      await revalidate()
    } else if ((answer?.code === 'READ_ONLY' || answer?.code === 'CAPTCHA') && answer.message)
      toast(answer.message, 'error')
    else if (answer?.status !== 'success' || !answer.user) form.setError('root', {})
    else await onRegistered(answer.user)
  })
  const words = wordsOf(site.features)
  const isSocial = site.features.includes('social_network')
  return (
    <AuthForm form={form} onSubmit={submit} onChange={prepareCaptcha}>
      <Field
        {...form.register('email', ruled(Email))}
        required
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password', ruled(NewPassword))}
        required
        label="Password"
        strength
        autoComplete="new-password"
        hint="Your password must contain at least 8 characters and a number"
        error={errors.password?.message}
      />
      {isSocial ? (
        <>
          <Field
            {...form.register('fname', ruled(PersonName))}
            required
            label="First name"
            autoComplete="given-name"
            error={errors.fname?.message}
          />
          <Field
            {...form.register('lname', ruled(PersonName))}
            required
            label="Last name"
            autoComplete="family-name"
            hint={nameNote}
            error={errors.lname?.message}
          />
        </>
      ) : (
        <Field
          {...form.register('username', ruled(Username))}
          required
          label="Username"
          autoComplete="nickname"
          hint={usernameDisclaimer}
          info={usernameNote}
          error={errors.username?.message}
        />
      )}
      {errors.root && (
        <p role="alert" className={css.failure}>
          {'Something went wrong.  If you already have an account, '}
          <button type="button" className={link.link} onClick={onLogIn}>
            log in here.
          </button>
        </p>
      )}
      <Agreement wording={site.wording} />
      <SlowNote isBusy={isSubmitting} />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {words.signUp}
      </Button>
    </AuthForm>
  )
}
