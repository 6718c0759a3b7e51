import { graphql, useFragment } from 'react-relay'
import layout from '../ui/theme/layout.module.css'
import { toast } from '../ui/overlays/toast.ts'
import type { OwnSocialSites_user$key } from './__generated__/OwnSocialSites_user.graphql.ts'
import { SocialForm } from './SocialForm.tsx'

/** The viewer's links on the viewer's profile, with fields to add, change and remove them. */
export function OwnSocialSites(props: { user: OwnSocialSites_user$key }) {
  const { socialSites, isVerified } = useFragment(
    graphql`
      fragment OwnSocialSites_user on User {
        isVerified
        hasSocialSite
        socialSites {
          id
          type
          handle
        }
      }
    `,
    props.user,
  )
  return (
    <>
      <p className={layout.soft}>
        {isVerified
          ? 'Everyone can see these on your profile.'
          : 'Others can see these once you have verified your account.'}
      </p>
      <SocialForm saved={socialSites} save="Save links" onSaved={() => toast('Saved')} />
    </>
  )
}
