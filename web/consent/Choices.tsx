import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import type { ConsentForm as FormName } from '../../services/rules/consent/choice.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { useConsentGroups } from '../frame/consent/consent.ts'
import { ConsentForm } from './ConsentForm.tsx'
import css from './consent.module.css'
import { GroupFields } from './GroupFields.tsx'

/** A form with the answers to some groups, which can be changed at any time. */
export function Choices({ name, groups }: { name: FormName; groups: ReturnType<typeof useConsentGroups> }) {
  const isSaved = new URLSearchParams(useLocation().search).has('saved')
  const isOne = groups.length === 1
  const [isMissing, setMissing] = useState(false)
  /** Replaces the browser's own message; without JavaScript the browser shows it. */
  function refuse(event: FormEvent<HTMLFieldSetElement>) {
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('input:invalid')?.focus()
    setMissing(true)
  }
  return (
    <>
      {isSaved && <p role="status">Your choices are saved.</p>}
      <ConsentForm name={name} groups={groups} className={layout.stack}>
        <fieldset className={css.all} onInvalidCapture={refuse} onChange={() => setMissing(false)}>
          {groups.map((group) => (
            <GroupFields key={group.group} group={group} />
          ))}
        </fieldset>
        <div role="alert">
          {isMissing && <p className={css.missing}>Please choose an answer for each group.</p>}
        </div>
        <div className={layout.row}>
          <Button type="submit" look="primary" name="answer" value="save">
            Save
          </Button>
          {!isOne && (
            <>
              <Button type="submit" name="answer" value="reject" formNoValidate>
                Reject all
              </Button>
              <Button type="submit" name="answer" value="accept" formNoValidate>
                Accept all
              </Button>
            </>
          )}
        </div>
      </ConsentForm>
    </>
  )
}
