import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import layout from '../../ui/theme/layout.module.css'
import { toast } from '../../ui/overlays/toast.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Unlisted } from '../../frame/Head.tsx'

/**
 * Error page for screens that the viewer's role does not permit: for moderators, administrators or analysts (spec §6).
 */
export function Unauthorised() {
  const { pathname } = useLocation()
  useEffect(() => toast('Not authorized', 'error'), [])
  return (
    <div className={layout.page}>
      <title>Not authorized</title>
      <Unlisted />
      <h1>Not authorized</h1>
      <Empty heading="You don't have access to this page.">
        <p>
          {pathname.startsWith(urlFor.analytics())
            ? 'Analytics requires separate analyst access, even for administrators. A super admin can grant it at /wp-admin/members.'
            : 'If you help run this community, ask an administrator for access.'}
        </p>
        <SiteLink to={urlFor.home()} className={buttonClass({ look: 'primary' })}>
          Go to the home page
        </SiteLink>
      </Empty>
    </div>
  )
}
