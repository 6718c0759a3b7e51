import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useCommand } from '../relay/useCommand.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { MailChoice_user$key } from './__generated__/MailChoice_user.graphql.ts'
import type { MailChoiceMutation } from './__generated__/MailChoiceMutation.graphql.ts'

/** The way to unsubscribe or, for a member who did, to get emails again. */
export function MailChoice(props: { user: MailChoice_user$key }) {
  const { refusesMail, mailReturns } = useFragment(
    graphql`
      fragment MailChoice_user on User {
        refusesMail
        mailReturns
      }
    `,
    props.user,
  )
  const [choose, isBusy] = useCommand<MailChoiceMutation>(graphql`
    mutation MailChoiceMutation {
      chooseMail(wanted: true) {
        viewer {
          receiveEmails
          refusesMail
        }
      }
    }
  `)
  if (mailReturns)
    return <p>Emails to this address came back, so we send no more to it. Please use another address.</p>
  if (!refusesMail)
    return (
      <p>
        <SiteLink to={urlFor.unsubscribe()}>Stop emails that your account doesn't need</SiteLink>
      </p>
    )
  return (
    <div className={layout.row}>
      <p>You unsubscribed: we only email you what your account needs.</p>
      <Button size="small" busy={isBusy} onClick={() => void choose({}, { done: 'You get emails again.' })}>
        Get emails again
      </Button>
    </div>
  )
}
