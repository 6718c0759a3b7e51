import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import { beginApp, confirmApp, removeApp } from './factor-api.ts'
import { CodeForm } from './CodeForm.tsx'
import css from './factors.module.css'
import { ProofForm, useProof } from './ProofForm.tsx'

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The viewer's authenticator app: the way to set it up, or to turn it off. */
export function AppFactor({
  since,
  onChanged,
}: {
  /** Time since which the app is in use; null without an app. */
  since: string | null
  /** Called after a change, with the recovery codes that it gave. */
  onChanged(codes?: readonly string[]): Promise<void>
}) {
  const proof = useProof()
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null)
  const confirm = async (code: string) => {
    const result = await confirmApp(code)
    if (!result.ok) return result.message
    setSetup(null)
    if (result.data.recovery_codes.length === 0) toast('Your app is set up.')
    void onChanged(result.data.recovery_codes)
    return null
  }
  const turnOff = async (code: string) => {
    const result = await removeApp(code)
    if (!result.ok) return result.message
    toast('The app was removed.')
    void onChanged()
    return null
  }
  if (since !== null)
    return (
      <>
        <p>
          In use since <Time at={since} />.
        </p>
        <CodeForm
          key="remove"
          hint="To remove the app: a code that it shows, or a recovery code."
          button="Remove the app"
          send={turnOff}
        />
      </>
    )
  if (setup)
    return (
      <>
        <p role="status">
          <a href={setup.uri}>Open your authenticator app</a>, or add this key to it as a time-based code:
        </p>
        <p className={css.key}>
          <code>{inGroups(setup.secret)}</code>
        </p>
        <CodeForm key="confirm" hint="The six digits that the app shows." button="Turn on" send={confirm} />
      </>
    )
  return (
    <>
      <p className={layout.soft}>
        An app on your phone shows a new code every 30 seconds, on every community.
      </p>
      <ProofForm proof={proof} />
      <div>
        <Button busy={proof.isBusy} onClick={() => void proof.run(beginApp, setSetup)}>
          Set up an app
        </Button>
      </div>
    </>
  )
}
