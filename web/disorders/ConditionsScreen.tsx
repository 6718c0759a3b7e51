import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import type { DisorderOption } from '../../services/rules/disorders/options.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { ConditionsScreenQuery } from './__generated__/ConditionsScreenQuery.graphql.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import css from './conditions.module.css'
import { DisorderPicker } from './DisorderPicker.tsx'
import { Links } from './Links.tsx'
import { NewCondition } from './NewCondition.tsx'

const query = graphql`
  query ConditionsScreenQuery {
    siteConditions {
      id
      name
      path
    }
    featuredDisorders {
      id
      name
      path
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<ConditionsScreenQuery>(args, query, {})

/** Screen of `/wp-admin/conditions`: the directory, and the conditions that this site chooses and features. */
export function Component() {
  const { siteConditions, featuredDisorders } = usePage<ConditionsScreenQuery>(query)
  const { site } = useShell()
  const [choice, setChoice] = useState<DisorderOption | null>(null)
  return (
    <div className={layout.page}>
      <title>Conditions</title>
      <h1>Conditions</h1>
      <p className={layout.lead}>
        The directory belongs to the whole network. Each community chooses its own conditions, and features
        some of them.
      </p>
      <DisorderPicker
        label="Find a condition"
        hint="By name, synonym or ORPHA code"
        onPick={(picked) => setChoice(picked)}
      />
      {choice && (
        <Suspense fallback={<p>Loading…</p>}>
          <ConditionEditor key={choice.slug} slug={choice.slug} onRetired={() => setChoice(null)} />
        </Suspense>
      )}
      <NewCondition />
      <section className={css.section}>
        <h2>Conditions of {site.name}</h2>
        {siteConditions.length > 0 ? <Links links={siteConditions} /> : <p>None chosen yet.</p>}
      </section>
      <section className={css.section}>
        <h2>Featured on {site.name}</h2>
        {featuredDisorders.length > 0 ? <Links links={featuredDisorders} /> : <p>None featured yet.</p>}
      </section>
    </div>
  )
}
