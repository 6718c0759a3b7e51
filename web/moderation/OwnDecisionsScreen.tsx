import { graphql } from 'react-relay'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { OwnDecisionsScreenQuery } from './__generated__/OwnDecisionsScreenQuery.graphql.ts'
import { OwnDecisions } from './own/OwnDecisions.tsx'
import { OwnReports } from './own/OwnReports.tsx'

const query = graphql`
  query OwnDecisionsScreenQuery($decisions: Int = 20, $reports: Int = 20) {
    viewer {
      ...OwnDecisions_user @arguments(first: $decisions)
      ...OwnReports_user @arguments(first: $reports)
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<OwnDecisionsScreenQuery>(args, query, {})

/** Screen of `/profile/decisions`: decisions of moderators about the member, and outcomes of the member's reports. */
export function Component() {
  const { viewer } = usePage<OwnDecisionsScreenQuery>(query)
  const { site } = useShell()
  const contact = `contact@${site.host}`
  return (
    <div className={layout.page}>
      <title>{`Decisions about you · ${site.name}`}</title>
      <h1>Decisions about you</h1>
      <p className={layout.lead}>
        If you think that a decision is wrong, you can appeal: another moderator reviews it and answers here.
        For other questions, write to <a href={`mailto:${contact}`}>{contact}</a>.
      </p>
      <p>
        <SiteLink to={urlFor.transparency()}>{`How ${site.name} is moderated`}</SiteLink>
      </p>
      {viewer && <OwnDecisions user={viewer} />}
      {viewer && <OwnReports user={viewer} />}
    </div>
  )
}
