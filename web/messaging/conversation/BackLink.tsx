import { ArrowLeft } from 'lucide-react'
import { SiteLink } from '../../shell/SiteLink.tsx'
import css from './conversation-view.module.css'

/** Back to the list, where the window is too narrow to show both. */
export const BackLink = ({ to }: { to: string }) => (
  <SiteLink to={to} className={css.back}>
    <ArrowLeft size={22} aria-hidden="true" />
    <span className="visually-hidden">All messages</span>
  </SiteLink>
)
