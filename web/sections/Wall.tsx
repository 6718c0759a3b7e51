import { useLocation } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { buttonClass } from '../ui/Button.tsx'
import css from './sections.module.css'

/** Request to log in, shown in place of a members-only section; a plain link if JavaScript does not run. */
export function Wall() {
  const auth = useAuth()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className={css.wall}>
      <h2>This section is for members</h2>
      <p>Please create an account or log in to continue.</p>
      <a
        href={urlFor.login(here)}
        className={buttonClass({ look: 'primary' })}
        onClick={(event) => {
          event.preventDefault()
          auth.open({ step: 'register', initiator: 'wall', redirect: here, isFastTrack: true })
        }}
      >
        Continue reading
      </a>
    </div>
  )
}
