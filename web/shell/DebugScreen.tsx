import { routes } from '../../services/rules/routes/routes.ts'
import layout from '../ui/theme/layout.module.css'
import css from './debug.module.css'
import { pageViewId } from '../relay/visits/page-view.ts'
import { useShell } from '../frame/shell.ts'
import { useVisitor } from '../frame/visitor.ts'

/** Screen of `/super-secret-debug-tool`, for administrators: technical data for reports of errors; none is secret. */
export function Component() {
  const { site, viewer } = useShell()
  const visitor = useVisitor()
  const rows = {
    Site: `${site.name} (${site.prefix}, ${site.host})`,
    Features: site.features.toSorted().join(', ') || 'none',
    Viewer: viewer
      ? `role ${viewer.roleId}, ${viewer.isVerified ? 'verified' : 'not verified'}`
      : 'a visitor',
    Visitor: JSON.stringify(visitor),
    // During hydration, no id is shown, because the server rendered the page with another id.
    'Page view': visitor.loaded ? pageViewId() : '',
    Routes: `${routes.length}, ${routes.filter(({ isBuilt }) => isBuilt === false).length} not built yet`,
  }
  return (
    <div className={layout.page}>
      <title>Debug tool</title>
      <h1>Debug tool</h1>
      <dl className={css.facts}>
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
