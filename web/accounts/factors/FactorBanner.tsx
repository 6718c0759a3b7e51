import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import erasure from '../../erasure/erasure.module.css'

/** Banner on every page while the viewer cannot use the role, because a second factor is missing. */
export const FactorBanner = () => (
  <aside aria-label="Your role" className={erasure.banner}>
    <p>
      You can't moderate or administer yet: your role needs a second factor.{' '}
      <SiteLink to={urlFor.logInSecurity()}>Add a passkey or an app</SiteLink>
    </p>
  </aside>
)
