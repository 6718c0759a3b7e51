import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { genericFailure } from '../../relay/errors.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import layout from '../../ui/theme/layout.module.css'
import { AppFactor } from './AppFactor.tsx'
import { readFactors, renewCodes, type FactorState } from './factor-api.ts'
import { Passkeys } from './Passkeys.tsx'
import { NewCodes } from './NewCodes.tsx'
import { ProofForm, useProof } from './ProofForm.tsx'

/** Settings of the viewer's passkeys, authenticator app and recovery codes. */
export function LogInSecurity() {
  const [state, setState] = useState<FactorState | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const proof = useProof()
  const needsSecondFactor = useShell().viewer?.needsSecondFactor === true
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const read = async () => {
    const result = await readFactors().catch(() => null)
    if (result?.ok) setState(result.data)
    setFailure(result?.ok ? null : (result?.message ?? genericFailure))
  }
  useEffect(() => void read(), [])
  const changed = (given: readonly string[] = []) => {
    if (given.length > 0) setCodes(given)
    // The role may depend on the change, and with it the data of the page.
    environment.getStore().notify(undefined, true)
    void revalidate()
    return read()
  }
  if (failure)
    return (
      <div className={layout.row}>
        <p role="alert">{failure}</p>
        <Button size="small" onClick={() => void read()}>
          Try again
        </Button>
      </div>
    )
  if (!state) return <Skeleton lines={4} label="Loading your passkeys" />
  const factors = state.passkeys.length + (state.since === null ? 0 : 1)
  const isOn = factors > 0
  return (
    <>
      <p className={layout.soft}>
        {isOn
          ? 'After your password, a log-in also needs a passkey, a code of your app or a recovery code.'
          : "Add a passkey or an authenticator app, and somebody who learns your password still can't log in: a log-in then needs the second step too."}
      </p>
      {needsSecondFactor && !isOn && (
        <p>Your role needs a second step. Add one of these, and you can moderate or administer again.</p>
      )}
      {state.demanded && factors === 1 && (
        <p>
          Your role needs a second step. If you remove your only one, you can't moderate or administer until
          you add another.
        </p>
      )}
      {codes.length > 0 && <NewCodes codes={codes} onSaved={() => setCodes([])} />}
      <h3>Passkeys</h3>
      <Passkeys state={state} onChanged={changed} />
      <h3>Authenticator app</h3>
      <AppFactor since={state.since} onChanged={changed} />
      {isOn && (
        <>
          <h3>Recovery codes</h3>
          <p>
            {state.recovery_codes === 1 ? '1 code is' : `${state.recovery_codes} codes are`} left. Each
            replaces a passkey or the app once.
          </p>
          <ProofForm proof={proof} />
          <div>
            <Button
              size="small"
              busy={proof.isBusy}
              onClick={() => void proof.run(renewCodes, ({ recovery_codes: given }) => void changed(given))}
            >
              Get new recovery codes
            </Button>
          </div>
        </>
      )}
    </>
  )
}
