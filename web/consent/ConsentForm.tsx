import type { FormEvent, ReactNode } from 'react'
import type { ConsentForm as FormName } from '../../services/rules/consent/choice.ts'
import { consentWording } from '../../services/rules/consent/wording.ts'
import { inTime } from '../relay/in-time.ts'
import { toast, toastAfterLoad } from '../ui/overlays/toast.ts'
import { areEqual } from '../../services/rules/consent/choice.ts'
import { readBoot } from '../frame/document/boot.ts'
import { storedConsent, useConsentGroups } from '../frame/consent/consent.ts'
import { applyConsent } from './useConsentChanges.ts'

type Groups = ReturnType<typeof useConsentGroups>

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form, button)))
  const headers = { 'content-type': 'application/json' }
  try {
    return (await fetch('/api/consent', { method: 'POST', headers, body, signal: inTime() })).ok
  } catch {
    return false
  }
}

const saved = 'Your choices are saved.'

/** A form that stores the visitor's choice, and says which words and providers it showed. Works without JavaScript. */
export function ConsentForm({
  name,
  groups,
  className,
  onSaved,
  children,
}: {
  name: FormName
  /** The groups that the form shows. */
  groups: Groups
  className?: string | undefined
  onSaved?: () => void
  children: ReactNode
}) {
  const all = useConsentGroups()
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    if (!(await send(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null)))
      return toast('Something went wrong. Please try again.', 'error')
    if (areEqual(storedConsent(all), readBoot(document).consent)) toast(saved)
    else toastAfterLoad(saved)
    onSaved?.()
    applyConsent(all)
  }
  return (
    <form
      method="post"
      action="/api/consent/form"
      className={className}
      onSubmit={(event) => void save(event)}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="wording" value={consentWording.version} />
      <input
        type="hidden"
        name="shown"
        value={groups.map(({ group, digest }) => `${group}:${digest}`).join(' ')}
      />
      {children}
    </form>
  )
}
