import { ArrowLeft } from 'lucide-react'
import { SiteLink } from '../../frame/SiteLink.tsx'
import css from './conversation-view.module.css'

/** Link back to the list, in windows too narrow for the list and a conversation side by side. */
export const BackLink = ({ to }: { to: string }) => (
  <SiteLink to={to} className={css.back}>
    <ArrowLeft size={22} aria-hidden="true" />
    <span className="visually-hidden">All messages</span>
  </SiteLink>
)
