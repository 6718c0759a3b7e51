import { useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { failureText } from '../../../relay/errors.ts'
import { useCommands } from '../../../relay/useCommand.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { EnterVerificationCodeMutation } from './__generated__/EnterVerificationCodeMutation.graphql.ts'
import type { EnterVerificationCodeResendMutation } from './__generated__/EnterVerificationCodeResendMutation.graphql.ts'
import css from '../auth.module.css'

const LENGTH = 6
const empty: readonly string[] = Array.from({ length: LENGTH }, () => '')

const verify = graphql`
  mutation EnterVerificationCodeMutation($code: String!) {
    verifyPhone(code: $code)
  }
`
const resend = graphql`
  mutation EnterVerificationCodeResendMutation {
    resendPhoneVerification {
      pending
    }
  }
`

/** The step enterVerificationNumber (spec §4 Sign-up flow, §8 Verification). A complete code is sent at once. */
export function EnterVerificationCode({ onVerified }: { onVerified(): void }) {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [run, isBusy] = useCommands()
  const [digits, setDigits] = useState(empty)
  const [problem, setProblem] = useState<string | null>(null)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, LENGTH - 1))]?.focus()
  const fail = (message: string) => {
    setProblem(message)
    setDigits(empty)
    focus(0)
  }
  const failed = (error: Error) => fail(failureText(error))

  const submit = async (code: string) => {
    const answer = await run<EnterVerificationCodeMutation>(verify, { code }, { failed })
    if (!answer) return
    if (!answer.verifyPhone) return fail('Incorrect code.')
    environment.getStore().notify(undefined, true)
    await revalidate()
    toast('Account verified.')
    onVerified()
  }
  const fill = (index: number, text: string) => {
    const next = digits.map((digit, at) => (at < index ? digit : (text[at - index] ?? digit)))
    setDigits(next)
    setProblem(null)
    focus(index + text.length)
    const code = next.join('')
    if (code.length === LENGTH) void submit(code)
  }
  const change = (index: number, text: string) => {
    const [typed, before = ''] = [text.replaceAll(/\D/g, ''), digits[index]]
    if (typed === '') return setDigits(digits.with(index, ''))
    // A digit that is typed into a full box replaces the digit there; a phone may fill in the whole code.
    const isReplaced = before !== '' && typed.length === 2
    fill(index, (isReplaced ? typed.replace(before, '') : typed).slice(0, LENGTH - index))
  }
  const press = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else if (event.key === 'Backspace' && digits[index] === '' && index > 0) {
      setDigits(digits.with(index - 1, ''))
      focus(index - 1)
    } else return
    event.preventDefault()
  }
  const again = () =>
    void run<EnterVerificationCodeResendMutation>(
      resend,
      {},
      {
        failed,
        done() {
          setProblem(null)
          toast('Code resent.')
        },
      },
    )
  return (
    <div className={css.form}>
      <fieldset className={css.code} aria-busy={isBusy || undefined}>
        <legend>Enter the 6-digit code that we texted you. It expires in 10 minutes.</legend>
        {digits.map((digit, index) => (
          <input
            key={index}
            type="text"
            ref={(box) => void (boxes.current[index] = box)}
            value={digit}
            readOnly={isBusy}
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-label={`Digit ${index + 1} of ${LENGTH}`}
            aria-invalid={problem ? true : undefined}
            className={css.digit}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change(index, event.target.value)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => {
              event.preventDefault()
              const pasted = event.clipboardData.getData('text').replaceAll(/\D/g, '')
              if (pasted !== '' && !isBusy) fill(0, pasted.slice(0, LENGTH))
            }}
          />
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className={css.failure}>
          {problem}
        </p>
      )}
      <Button onClick={again} busy={isBusy}>
        Resend code
      </Button>
    </div>
  )
}
