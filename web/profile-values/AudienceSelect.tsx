import { graphql, useFragment } from 'react-relay'
import { enumName } from '../../events/entries.ts'
import { audienceLabels, audiences } from '../../services/rules/profiles/privacy.ts'
import { fieldNamed, type ProfileFieldName } from '../../services/rules/profiles/fields.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Select } from '../ui/forms/Select.tsx'
import type { AudienceSelect_user$key } from './__generated__/AudienceSelect_user.graphql.ts'
import type { AudienceSelectMutation } from './__generated__/AudienceSelectMutation.graphql.ts'

const options = audiences.map((audience) => ({ value: enumName(audience), label: audienceLabels[audience] }))
type Choice = (typeof options)[number]['value']

/** Choice of who may read a field of the viewer's profile; it is saved at once. */
export function AudienceSelect(props: { user: AudienceSelect_user$key; field: ProfileFieldName }) {
  const { privacySettings } = useFragment(
    graphql`
      fragment AudienceSelect_user on User {
        privacySettings {
          id
          name
          audience
        }
      }
    `,
    props.user,
  )
  const [run] = useCommand<AudienceSelectMutation>(graphql`
    mutation AudienceSelectMutation($name: String!, $isPrivate: Boolean!, $audience: Audience!) {
      updateUserPrivacySetting(name: $name, isPrivate: $isPrivate, audience: $audience) {
        user {
          ...AudienceSelect_user
        }
      }
    }
  `)
  const { field: name } = props
  const setting = privacySettings?.find((one) => one.name === name)
  const chosen = options.find(({ value }) => value === setting?.audience)?.value ?? null
  const choose = (audience: Choice) => {
    if (audience !== chosen) void run({ name, isPrivate: audience === 'ME', audience }, { done: 'Saved' })
  }
  return (
    <Select
      label="Who can see it"
      about={fieldNamed(name).label}
      options={options}
      value={chosen}
      onChange={choose}
    />
  )
}
