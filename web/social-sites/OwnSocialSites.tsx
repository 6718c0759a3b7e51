import { graphql, useFragment } from 'react-relay'
import { AudienceSelect } from '../profile-values/AudienceSelect.tsx'
import layout from '../ui/theme/layout.module.css'
import { toast } from '../ui/overlays/toast.ts'
import type { OwnSocialSites_user$key } from './__generated__/OwnSocialSites_user.graphql.ts'
import { SocialForm } from './SocialForm.tsx'

/** The viewer's links on the viewer's profile, with fields to add, change and remove them. */
export function OwnSocialSites(props: { user: OwnSocialSites_user$key }) {
  const user = useFragment(
    graphql`
      fragment OwnSocialSites_user on User {
        isVerified
        hasSocialSite
        socialSites {
          id
          type
          handle
        }
        ...AudienceSelect_user
      }
    `,
    props.user,
  )
  return (
    <>
      {!user.isVerified && (
        <p className={layout.soft}>Others can see these once you have verified your account.</p>
      )}
      <AudienceSelect user={user} field="socialSites" />
      <SocialForm saved={user.socialSites} save="Save links" onSaved={() => toast('Saved')} />
    </>
  )
}
