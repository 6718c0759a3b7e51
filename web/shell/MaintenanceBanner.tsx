import { Wrench } from 'lucide-react'
import { useShell } from '../frame/shell.ts'
import css from './shell.module.css'

/** Banner on every page during maintenance, which screen readers announce when it appears. */
export function MaintenanceBanner() {
  const { maintenance } = useShell()
  return (
    <div role="status">
      {maintenance && (
        <div className={css.maintenance}>
          <Wrench size={20} aria-hidden="true" />
          <p>We're doing maintenance. You can read, but not post, until we're done. {maintenance.message}</p>
        </div>
      )}
    </div>
  )
}
