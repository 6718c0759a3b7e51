import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { problemsOf, type NamedCondition } from '../../services/rules/disorders/named-conditions.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { AudienceSelect } from '../profile-values/AudienceSelect.tsx'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { OwnConditions_user$key } from './__generated__/OwnConditions_user.graphql.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { RelationshipSelect } from './RelationshipSelect.tsx'
import css from './user-disorders.module.css'
import { useUserDisorders } from './useUserDisorders.ts'

const none: NamedCondition = { disorder: null, relationship: null }

/** The conditions that the viewer names, on the viewer's profile, with fields to add, change and remove them. */
export function OwnConditions(props: { user: OwnConditions_user$key }) {
  const user = useFragment(
    graphql`
      fragment OwnConditions_user on User {
        disorders {
          id
          relationshipType
          disorder {
            id
            name
            path
          }
        }
        ...AudienceSelect_user
      }
    `,
    props.user,
  )
  const { disorders } = user
  const { set, remove, isBusy } = useUserDisorders()
  return (
    <>
      <AudienceSelect user={user} field="conditions" />
      <p className={layout.soft}>If everyone can see your conditions, their pages list you.</p>
      {disorders?.length === 0 && <p>You haven't added any conditions yet.</p>}
      <ul className={css.named}>
        {disorders?.map(({ id, relationshipType, disorder }) => (
          <li key={id}>
            <div role="group" aria-label={disorder.name} className={css.row}>
              <SiteLink to={disorder.path}>{disorder.name}</SiteLink>
              <RelationshipSelect
                value={relationshipType ?? null}
                onChange={(next) => void set(disorder.id, next, 'Saved')}
              />
              <div>
                <Button size="small" disabled={isBusy} onClick={() => void remove(id, 'Removed')}>
                  Remove <span className="visually-hidden">{disorder.name}</span>
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <AddCondition isBusy={isBusy} add={(disorder, relationship) => set(disorder, relationship, 'Added')} />
    </>
  )
}

/** Form that adds a condition; its fields are emptied once the condition is added. */
function AddCondition({
  isBusy,
  add,
}: {
  isBusy: boolean
  add(disorder: string, relationship: NamedCondition['relationship']): Promise<boolean>
}) {
  const { site } = useShell()
  const [value, setValue] = useState(none)
  const [isChecked, setChecked] = useState(false)
  const [added, setAdded] = useState(0)
  const [problems = {}] = problemsOf([value], site.features.includes('social_network'))
  const submit = async () => {
    const { disorder, relationship } = value
    if (Object.keys(problems).length > 0 || disorder === null) return setChecked(true)
    if (!(await add(disorder, relationship))) return
    setValue(none)
    setChecked(false)
    setAdded((count) => count + 1)
  }
  return (
    <form
      noValidate
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ConditionFields
        key={added}
        label="Add a condition"
        value={value}
        problems={isChecked ? problems : {}}
        onChange={setValue}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Add condition
        </Button>
      </div>
    </form>
  )
}
