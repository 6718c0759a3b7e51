import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { SessionList_user$key } from './__generated__/SessionList_user.graphql.ts'
import css from './sessions.module.css'
import { useFocusOn } from '../ui/useFocusOn.ts'
import { useEndSession } from './useEndSession.ts'

/** The viewer's own sessions, each with a button to end it. */
export function SessionList(props: { user: SessionList_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_user on User {
        sessions {
          id
          device
          createdAt
          lastSeenAt
          isCurrent
        }
      }
    `,
    props.user,
  )
  const [end, isBusy] = useEndSession()
  const focusOn = useFocusOn()
  const logOut = async (id: string) => {
    if (await end(id)) focusOn('sessions')
  }
  return (
    <ul className={css.sessions}>
      {sessions?.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
        <li key={id} className={css.session}>
          <div>
            <p>{device}</p>
            <p className={layout.soft}>
              {isCurrent ? (
                'This device'
              ) : (
                <>
                  Last seen <Time at={lastSeenAt} />, logged in <Time at={createdAt} />
                </>
              )}
            </p>
          </div>
          {!isCurrent && (
            <Button size="small" busy={isBusy} onClick={() => logOut(id)}>
              Log out <span className="visually-hidden">{device}, logged in</span>{' '}
              <span className="visually-hidden">
                <Time at={createdAt} />
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
