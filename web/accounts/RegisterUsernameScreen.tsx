import { useSearchParams } from 'react-router'
import { isUnnamed } from '../../services/rules/routes/guards.ts'
import { redirectTarget } from '../frame/routing/passage.ts'
import type { LoadArgs } from '../relay/page.ts'
import { leadTo } from '../frame/routing/guard.ts'
import { loadShell, useShell } from '../frame/shell.ts'
import { useLeadOn } from '../frame/routing/useLeadOn.ts'
import css from './auth/auth.module.css'
import { SetUsername } from './auth/SetUsername.tsx'

/** Redirects members who already have a username. */
export const loader = async (args: LoadArgs) => {
  const { viewer } = await loadShell(args)
  const { searchParams, origin } = new URL(args.request.url)
  if (viewer && !isUnnamed(viewer.username)) throw leadTo(args, redirectTarget(searchParams, origin))
  return {}
}

/** Screen of `/register-username`, where members without a username choose one (spec §2). */
export function Component() {
  const leadOn = useLeadOn()
  const [query] = useSearchParams()
  const { viewer } = useShell()
  return (
    <section className={css.screen}>
      <title>Choose your username</title>
      <h1>Choose your username</h1>
      <p>Other members will see it next to your posts. You can change it later.</p>
      <SetUsername
        current={viewer?.username ?? ''}
        onDone={() => void leadOn(redirectTarget(query, location.origin))}
      />
    </section>
  )
}
