import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { EditProfileScreenMutation } from './__generated__/EditProfileScreenMutation.graphql.ts'
import type { EditProfileScreenQuery } from './__generated__/EditProfileScreenQuery.graphql.ts'
import { ProfileNav } from './ProfileNav.tsx'
import { ValuesForm } from './ValuesForm.tsx'

const query = graphql`
  query EditProfileScreenQuery {
    viewer {
      ...ValuesForm_user
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<EditProfileScreenQuery>(args, query, {})

/** Screen of `/profile/edit`: what the member says about themselves, and who can see it. */
export function Component() {
  const { viewer } = usePage<EditProfileScreenQuery>(query)
  const { site } = useShell()
  const [run] = useCommand<EditProfileScreenMutation>(graphql`
    mutation EditProfileScreenMutation(
      $description: String
      $bio: String
      $gender: String
      $ethnicity: String
      $birthday: String
      $zipcode: String
    ) {
      updateUser(
        description: $description
        bio: $bio
        gender: $gender
        ethnicity: $ethnicity
        birthday: $birthday
        zipcode: $zipcode
      ) {
        user {
          ...ValuesForm_user
        }
      }
    }
  `)
  if (!viewer) return null
  return (
    <div className={layout.page}>
      <title>{`Edit your profile · ${site.name}`}</title>
      <ProfileNav current={urlFor.editProfile()} />
      <h1>Edit your profile</h1>
      <p className={layout.lead}>
        Everything here is optional. Your gender, ethnicity, birthday and ZIP code stay private unless you
        choose who can see them.
      </p>
      <ValuesForm user={viewer} section="edit" save={async (changed) => (await run(changed)) !== null} />
      <p className={layout.soft}>
        Your picture, name, conditions and links are on{' '}
        <SiteLink to={urlFor.profile()}>your profile</SiteLink>.
      </p>
    </div>
  )
}
