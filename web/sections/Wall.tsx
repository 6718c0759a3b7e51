import { useLocation } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { buttonClass } from '../ui/Button.tsx'
import css from './sections.module.css'

/** Text of the masked preview. It is the same on every page, so that nothing of what is hidden reaches a visitor. */
const preview =
  'Members read on here. This part of the page opens as soon as you log in, and you come back to this place. An account is free, and it lets you ask, answer and keep what helps you.'

/**
 * Request to log in with a masked preview, shown in place of members-only sections (spec §4 Walls); a plain link if
 * JavaScript does not run.
 */
export function Wall() {
  const auth = useAuth()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className={css.wall}>
      <p className={css.masked} aria-hidden="true" data-nosnippet="">
        {preview}
      </p>
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
