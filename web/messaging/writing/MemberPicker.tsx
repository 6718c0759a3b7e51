import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { isAdmin } from '../../../services/rules/roles.ts'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import menu from '../../ui/overlays/menu.module.css'
import type { MemberPickerQuery, MemberPickerQuery$data } from './__generated__/MemberPickerQuery.graphql.ts'
import layout from '../../ui/theme/layout.module.css'

const query = graphql`
  query MemberPickerQuery($text: String!, $adminsOnly: Boolean!) {
    userSearch(text: $text, adminsOnly: $adminsOnly) {
      id
      username
      avatar {
        thumb
      }
      badge
      canMessage
    }
  }
`

/** Delay between the last key press and the search, in ms. */
const DEBOUNCE_MS = 200
const MIN_LENGTH = 2

/** Combobox of the members whose names contain the typed text. */
export function MemberPicker({
  text,
  isBusy,
  onPick,
}: {
  text: string
  isBusy: boolean
  onPick(userId: string): void
}) {
  const environment = useRelayEnvironment()
  const shell = useShell()
  const viewer = viewerOf(shell)
  const adminsOnly =
    shell.site.features.includes('restrict_private_messaging') && !isAdmin(viewer?.role ?? null)
  const [found, setFound] = useState<MemberPickerQuery$data['userSearch'] | null>(null)
  useEffect(() => {
    if (text.length < MIN_LENGTH) return setFound(null)
    let stop = () => {}
    const timer = setTimeout(() => {
      const variables = { text, adminsOnly }
      const { unsubscribe } = fetchQuery<MemberPickerQuery>(environment, query, variables).subscribe({
        next: ({ userSearch }) => setFound(userSearch),
        error: (error: unknown) => console.warn("Couldn't search members", error),
      })
      stop = unsubscribe
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, text, adminsOnly])
  const members = found?.filter(({ id, canMessage }) => canMessage && id !== viewer?.id)
  return (
    <>
      <p role="status" className={layout.soft}>
        {members?.length === 0 ? 'No matches found.' : ''}
      </p>
      <ul className={menu.list}>
        {members?.map(({ id, username, avatar, badge }) => (
          <li key={id}>
            <button type="button" className={menu.entry} disabled={isBusy} onClick={() => onPick(id)}>
              <Avatar name={username} src={avatar?.thumb} size="header" />
              <span>
                {username} {badge !== 'Member' && <span className={layout.soft}>{badge}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
