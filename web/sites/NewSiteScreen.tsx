import { ArrowLeft } from 'lucide-react'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { NewSite } from './admin/NewSite.tsx'

/** Screen of `/wp-admin/sites/new`: the form for a new community. */
export function Component() {
  return (
    <div className={layout.page}>
      <title>New community</title>
      <SiteLink to={urlFor.sites()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Communities
      </SiteLink>
      <h1>New community</h1>
      <p className={layout.lead}>
        It stays hidden until you open it, and everything can be changed later, except its short name.
      </p>
      <NewSite />
    </div>
  )
}
