import { useLocation } from 'react-router'
import type { ConsentForm as FormName } from '../../services/rules/consent/choice.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { useConsentGroups } from './consent.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { GroupFields } from './GroupFields.tsx'

/** A form with the answers to some groups, which can be changed at any time. */
export function Choices({ name, groups }: { name: FormName; groups: ReturnType<typeof useConsentGroups> }) {
  const isSaved = new URLSearchParams(useLocation().search).has('saved')
  const isOne = groups.length === 1
  return (
    <>
      {isSaved && <p role="status">Your choices are saved.</p>}
      <ConsentForm name={name} groups={groups} className={layout.stack}>
        {groups.map((group) => (
          <GroupFields key={group.group} group={group} />
        ))}
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
