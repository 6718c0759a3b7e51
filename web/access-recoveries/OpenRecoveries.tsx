import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { OpenRecoveries_recoveries$key } from './__generated__/OpenRecoveries_recoveries.graphql.ts'

/** Open changes of members' ways to log in, those first that wait for the viewer's confirmation; nothing if none is open. */
export function OpenRecoveries(props: { recoveries: OpenRecoveries_recoveries$key }) {
  const recoveries = useFragment(
    graphql`
      fragment OpenRecoveries_recoveries on AccessRecovery @relay(plural: true) {
        id
        user {
          username
          slug
        }
        way
        due
        canConfirm
      }
    `,
    props.recoveries,
  )
  if (recoveries.length === 0) return null
  return (
    <section aria-labelledby="recoveries" className={`${layout.card} ${layout.stack}`}>
      <h2 id="recoveries">Members to let back in</h2>
      <ul>
        {recoveries
          .toSorted((one, other) => Number(other.canConfirm) - Number(one.canConfirm))
          .map(({ id, user, way, due, canConfirm }) => (
            <li key={id}>
              <SiteLink to={urlFor.givingTo(user.slug)}>{user.username}</SiteLink>:{' '}
              {way === 'EMAIL' ? 'new email address' : 'second factor'},{' '}
              {due ? (
                <>
                  on <Time at={due} exact />
                </>
              ) : canConfirm ? (
                'waits for you to confirm it'
              ) : (
                'waits for another administrator'
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
