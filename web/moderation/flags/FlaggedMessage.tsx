import { useState } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Prose } from '../../ui/text/Prose.tsx'
import { Time } from '../../ui/text/Time.tsx'
import type {
  FlaggedMessageMutation,
  FlaggedMessageMutation$data,
} from './__generated__/FlaggedMessageMutation.graphql.ts'
import css from '../moderation.module.css'

const mutation = graphql`
  mutation FlaggedMessageMutation($messageId: ID!) {
    readFlaggedMessage(messageId: $messageId) {
      versions {
        action
        at
        body
      }
    }
  }
`

/** A reported private message, fetched only when a moderator asks to see it, because each access is recorded. */
export function FlaggedMessage({ id }: { id: string }) {
  const [run, isBusy] = useCommand<FlaggedMessageMutation>(mutation)
  const [message, setMessage] = useState<FlaggedMessageMutation$data['readFlaggedMessage'] | null>(null)
  const read = async () => {
    const response = await run({ messageId: id })
    setMessage(response?.readFlaggedMessage ?? null)
  }
  if (message)
    return (
      <blockquote className={css.quote} tabIndex={0}>
        {message.versions.map(({ action, at, body }) => (
          <div key={at}>
            <p className={layout.soft}>
              {action} <Time at={at} exact />
            </p>
            {body !== null && body !== undefined && <Prose text={body} />}
          </div>
        ))}
      </blockquote>
    )
  return (
    <div className={layout.row}>
      <Button size="small" busy={isBusy} onClick={read}>
        Show message
      </Button>
      <span className={layout.soft}>This message is private. Your access is recorded.</span>
    </div>
  )
}
