import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { TransparencyScreenQuery } from './__generated__/TransparencyScreenQuery.graphql.ts'
import { operations } from './decision/decisions.ts'
import css from './moderation.module.css'

const query = graphql`
  query TransparencyScreenQuery {
    transparency {
      reports
      decisions {
        operation
        count
        undone
      }
      purges
      appeals
      upheld
      overturned
      medianHours
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<TransparencyScreenQuery>(args, query, {})

/** Duration in words: minutes below an hour, days from two days. */
function durationText(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}

/** Screen of `/transparency`: numbers of reports, decisions and appeals in this community. */
export function Component() {
  const { transparency } = usePage<TransparencyScreenQuery>(query)
  const { site } = useShell()
  const { reports, decisions, purges, appeals, upheld, overturned, medianHours } = transparency
  const title = `How ${site.name} is moderated`
  return (
    <div className={layout.page}>
      <PageHead
        title={title}
        description={`Reports, decisions and appeals at ${site.name}.`}
        path={urlFor.transparency()}
      />
      <h1>{title}</h1>
      <p className={layout.lead}>
        Members report what breaks the rules, moderators decide, and authors can appeal to another moderator.
        All numbers are since the community started.
      </p>
      <dl className={css.numbers}>
        <dt>Reports by members</dt>
        <dd>{reports}</dd>
        <dt>Median time from a report to a decision</dt>
        <dd>{typeof medianHours === 'number' ? durationText(medianHours) : '—'}</dd>
        <dt>Appeals by authors</dt>
        <dd>{appeals}</dd>
        <dt>Appeals after which the decision was undone</dt>
        <dd>{overturned}</dd>
        <dt>Appeals after which the decision stands</dt>
        <dd>{upheld}</dd>
        <dt>Items removed permanently</dt>
        <dd>{purges}</dd>
      </dl>
      <h2>Decisions</h2>
      {decisions.length === 0 ? (
        <p>There are no decisions yet.</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Decision</th>
              <th scope="col">Taken</th>
              <th scope="col">Of these undone</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map(({ operation, count, undone }) => (
              <tr key={operation}>
                <th scope="row">{operations[operation].button}</th>
                <td>{count}</td>
                <td>{undone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
