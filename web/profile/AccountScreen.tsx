import { LogOut } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { OwnRecovery } from '../access-recoveries/OwnRecovery.tsx'
import { DeleteAccount } from '../erasure/DeleteAccount.tsx'
import { OwnData } from '../erasure/OwnData.tsx'
import { MailChoice } from '../mail-choices/MailChoice.tsx'
import { MessagePrivacy } from '../messaging/activity/MessagePrivacy.tsx'
import { ProfileNav } from '../profile-values/ProfileNav.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { AccountScreenQuery } from './__generated__/AccountScreenQuery.graphql.ts'
import { useResendEmail } from '../accounts/auth/useResendEmail.ts'
import { EmailForm } from '../accounts/EmailForm.tsx'
import { LogInSecurity } from '../accounts/factors/LogInSecurity.tsx'
import { PasswordLink } from '../accounts/factors/PasswordLink.tsx'
import { LinkedAccounts } from '../accounts/LinkedAccounts.tsx'
import { SessionList } from '../accounts/SessionList.tsx'
import { useLogOut } from '../accounts/log-out/useLogOut.ts'
import { UsernameForm } from '../accounts/UsernameForm.tsx'

const query = graphql`
  query AccountScreenQuery {
    viewer {
      username
      email
      isVerified
      ...OwnRecovery_user
      ...EmailForm_user
      ...MailChoice_user
      ...MessagePrivacy_user
      ...UsernameForm_user
      ...LinkedAccounts_user
      ...SessionList_user
      ...DeleteAccount_user
    }
    deletionGraceDays
  }
`

export const loader = (args: LoadArgs) => loadPage<AccountScreenQuery>(args, query, {})

/** Screen of `/profile/account`: how the member logs in and is reached, and the member's data. */
export function Component() {
  const { viewer, deletionGraceDays } = usePage<AccountScreenQuery>(query)
  const { site } = useShell()
  const [logOut, question] = useLogOut()
  const [resend, isResending] = useResendEmail()
  if (!viewer) return null
  return (
    <div className={layout.page}>
      <title>{`Account settings · ${site.name}`}</title>
      <ProfileNav current={urlFor.accountSettings()} />
      <h1>Account settings</h1>
      <OwnRecovery user={viewer} />
      <section aria-labelledby="email" className={layout.stack}>
        <h2 id="email">Email</h2>
        <p>{viewer.email}</p>
        {viewer.isVerified ? (
          <p className={layout.soft}>Verified · visible only to you</p>
        ) : (
          <div className={layout.row}>
            <p>Not verified yet. Click the link we emailed you.</p>
            <Button size="small" busy={isResending} onClick={resend}>
              Resend email
            </Button>
          </div>
        )}
        <EmailForm user={viewer} />
        <MailChoice user={viewer} />
      </section>
      <section aria-labelledby="username" className={layout.stack}>
        <h2 id="username">Username</h2>
        <UsernameForm user={viewer} />
      </section>
      {site.features.includes('private_messaging') && (
        <section aria-labelledby="message-privacy" className={layout.stack}>
          <h2 id="message-privacy">Private messages</h2>
          <MessagePrivacy user={viewer} />
        </section>
      )}
      {viewer.email && (
        <section aria-labelledby="password" className={layout.stack}>
          <h2 id="password">Choose a password</h2>
          <PasswordLink account={viewer.username} />
        </section>
      )}
      <LinkedAccounts user={viewer} />
      <section aria-labelledby="log-in-security" className={layout.stack}>
        <h2 id="log-in-security">Log-in security</h2>
        <LogInSecurity />
      </section>
      <section aria-labelledby="sessions" className={layout.stack}>
        <h2 id="sessions" tabIndex={-1}>
          Where you're logged in
        </h2>
        <SessionList user={viewer} />
        <div>
          <Button onClick={logOut}>
            <LogOut size={18} aria-hidden="true" /> Log out
          </Button>
          {question}
        </div>
      </section>
      <section aria-labelledby="your-data" className={layout.stack}>
        <h2 id="your-data">Your data</h2>
        <p>
          Download a copy of everything we hold about you: your account, your posts and their earlier
          versions, your private messages and the replies to them, what you say about yourself, your
          conditions and links, your reactions and bookmarks, who you follow, and where you're logged in.
          You'll get a ZIP file with a readable page and a JSON file.
        </p>
        <OwnData />
      </section>
      <section aria-labelledby="delete" className={layout.stack}>
        <h2 id="delete">Delete your account</h2>
        <DeleteAccount user={viewer} graceDays={deletionGraceDays} />
      </section>
    </div>
  )
}
