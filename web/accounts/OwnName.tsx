import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import type { OwnName_user$key } from './__generated__/OwnName_user.graphql.ts'
import type { OwnNameMutation } from './__generated__/OwnNameMutation.graphql.ts'
import { FullNameForm } from './FullNameForm.tsx'

/** The viewer's first and last name on the viewer's profile, and the choice of who sees it (spec §7). */
export function OwnName(props: { user: OwnName_user$key }) {
  const { firstName, lastName, privacySettings } = useFragment(
    graphql`
      fragment OwnName_user on User {
        firstName
        lastName
        privacySettings {
          id
          name
          isPrivate
        }
      }
    `,
    props.user,
  )
  const [run, isBusy] = useCommand<OwnNameMutation>(graphql`
    mutation OwnNameMutation($isPrivate: Boolean!) {
      updateUserPrivacySetting(name: "name", isPrivate: $isPrivate) {
        user {
          ...OwnName_user
        }
      }
    }
  `)
  const isPrivate = privacySettings?.some((one) => one.name === 'name' && one.isPrivate) === true
  return (
    <>
      <p className={layout.soft}>Only social networks show names. Other communities show your username.</p>
      <Checkbox
        checked={!isPrivate}
        aria-disabled={isBusy || undefined}
        onChange={(event) => {
          if (!isBusy) void run({ isPrivate: !event.target.checked }, { done: 'Saved' })
        }}
      >
        Show my name on my profile
      </Checkbox>
      <FullNameForm
        names={{ firstName: firstName ?? '', lastName: lastName ?? '' }}
        save="Save name"
        onSaved={() => toast('Saved')}
      />
    </>
  )
}
