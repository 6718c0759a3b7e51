import { ArrowLeft } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { NoticeSettingsScreenQuery } from './__generated__/NoticeSettingsScreenQuery.graphql.ts'
import { ChannelsField } from './ChannelsField.tsx'
import { DigestTimeForm } from './DigestTimeForm.tsx'
import { PushDevices } from './PushDevices.tsx'
import { SilencedMembers } from './SilencedMembers.tsx'

const query = graphql`
  query NoticeSettingsScreenQuery {
    pushKey
    viewer {
      pushDevices {
        id
      }
      ...PushDevices_user
      noticeChannels {
        id
        ...ChannelsField_channels
      }
      ...DigestTimeForm_user
      ...SilencedMembers_user
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<NoticeSettingsScreenQuery>(args, query, {})

/** Screen of `/profile/notifications/settings`: where notices of each kind go, and when digests come. */
export function Component() {
  const { viewer, pushKey } = usePage<NoticeSettingsScreenQuery>(query)
  const { site } = useShell()
  const hasDevices = (viewer?.pushDevices?.length ?? 0) > 0
  return (
    <div className={layout.page}>
      <title>{`Notification settings · ${site.name}`}</title>
      <SiteLink to={urlFor.notifications()} className={layout.back}>
        <ArrowLeft size={20} aria-hidden="true" /> Notifications
      </SiteLink>
      <h1>Notification settings</h1>
      {viewer?.noticeChannels?.map((channels) => (
        <ChannelsField key={channels.id} channels={channels} hasDevices={hasDevices} />
      ))}
      {viewer && pushKey && <PushDevices user={viewer} pushKey={pushKey} />}
      {viewer && <DigestTimeForm user={viewer} />}
      {viewer && <SilencedMembers user={viewer} />}
    </div>
  )
}
