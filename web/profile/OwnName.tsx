import { graphql, useFragment } from 'react-relay'
import { AudienceSelect } from '../profile-values/AudienceSelect.tsx'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import type { OwnName_user$key } from './__generated__/OwnName_user.graphql.ts'
import { FullNameForm } from '../accounts/FullNameForm.tsx'

/** The viewer's first and last name on the viewer's profile, and the choice of who sees it (spec §7). */
export function OwnName(props: { user: OwnName_user$key }) {
  const user = useFragment(
    graphql`
      fragment OwnName_user on User {
        firstName
        lastName
        ...AudienceSelect_user
      }
    `,
    props.user,
  )
  return (
    <>
      <p className={layout.soft}>Only social networks show names. Other communities show your username.</p>
      <FullNameForm
        names={{ firstName: user.firstName ?? '', lastName: user.lastName ?? '' }}
        save="Save name"
        onSaved={() => toast('Saved')}
      />
      <AudienceSelect user={user} field="name" />
    </>
  )
}
