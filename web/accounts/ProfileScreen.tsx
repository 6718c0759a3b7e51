import { LogOut } from 'lucide-react'
import { graphql } from 'react-relay'
import { isUnnamed } from '../../services/rules/routes/guards.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { DeleteAccount } from '../erasure/DeleteAccount.tsx'
import { OwnData } from '../erasure/OwnData.tsx'
import { FollowCounts } from '../follows/FollowCounts.tsx'
import { MessagePrivacy } from '../messaging/activity/MessagePrivacy.tsx'
import { MailChoice } from '../mail-choices/MailChoice.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../shell/shell.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { ProfilePicture } from '../profile-pictures/ProfilePicture.tsx'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import { OwnSocialSites } from '../social-sites/OwnSocialSites.tsx'
import { AudienceSelect } from '../profile-values/AudienceSelect.tsx'
import { ProfileValues } from '../profile-values/ProfileValues.tsx'
import { OwnConditions } from '../user-disorders/OwnConditions.tsx'
import type { ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql.ts'
import { LogInSecurity } from './factors/LogInSecurity.tsx'
import { LinkedAccounts } from './LinkedAccounts.tsx'
import css from './member.module.css'
import { EmailForm } from './EmailForm.tsx'
import { MemberThreads } from './MemberThreads.tsx'
import { OwnName } from './OwnName.tsx'
import { SessionList } from './SessionList.tsx'
import { UsernameForm } from './UsernameForm.tsx'
import { useLogOut } from './useLogOut.ts'
import { PasswordLink } from './factors/PasswordLink.tsx'
import { useResendEmail } from './auth/useResendEmail.ts'

const query = graphql`
  query ProfileScreenQuery {
    viewer {
      username
      firstName
      lastName
      slug
      badge
      insertedAt
      email
      isVerified
      ...FollowCounts_user
      ...MemberThreads_user
      ...ProfileValues_user
      ...AudienceSelect_user
      ...OwnConditions_user
      ...EmailForm_user
      ...MailChoice_user
      ...MessagePrivacy_user
      ...OwnName_user
      ...ProfilePicture_user
      ...OwnSocialSites_user
      ...UsernameForm_user
      ...LinkedAccounts_user
      ...SessionList_user
      ...DeleteAccount_user
    }
    deletionGraceDays
  }
`

export const loader = (args: LoadArgs) => loadPage<ProfileScreenQuery>(args, query, {})

/** Screen of `/profile`: the member's own data and settings. */
export function Component() {
  const { viewer, deletionGraceDays } = usePage<ProfileScreenQuery>(query)
  const { site } = useShell()
  const logOut = useLogOut()
  const [resend, isResending] = useResendEmail()
  if (!viewer) return null
  const fullName = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ')
  return (
    <div className={layout.page}>
      <title>{`Profile · ${site.name}`}</title>
      <header className={css.head}>
        <ProfilePicture user={viewer} />
        <div className={layout.stack}>
          <div>
            <h1>{fullName && isUnnamed(viewer.username) ? fullName : viewer.username}</h1>
            <p className={layout.soft}>
              {viewer.badge} · joined <Time at={viewer.insertedAt} />
            </p>
          </div>
          <FollowCounts user={viewer} />
          <SiteLink to={urlFor.editProfile()}>Edit your profile</SiteLink>
          <SiteLink to={urlFor.questions()}>Questions about you</SiteLink>
          <SiteLink to={urlFor.ownMember(viewer.slug)}>View your profile as others see it</SiteLink>
          <SiteLink to={urlFor.following()}>Members you follow, and your followers</SiteLink>
          <SiteLink to={urlFor.ownAwards()}>Your awards</SiteLink>
          <SiteLink to={urlFor.bookmarks()}>Your bookmarks</SiteLink>
          <SiteLink to={urlFor.ownDecisions()}>Decisions about you</SiteLink>
        </div>
      </header>
      <ProfileValues user={viewer} isShown={(field) => field !== 'conditions'} />
      <section aria-labelledby="threads" className={layout.stack}>
        <h2 id="threads">Your threads</h2>
        <MemberThreads user={viewer}>You haven't started any threads on {site.name}.</MemberThreads>
        <p className={layout.soft}>This is about your profile. Threads stay where you posted them.</p>
        <AudienceSelect user={viewer} field="activity" />
      </section>
      <section aria-labelledby="conditions" className={layout.stack}>
        <h2 id="conditions">Your conditions</h2>
        <OwnConditions user={viewer} />
      </section>
      <section aria-labelledby="links" className={layout.stack}>
        <h2 id="links">Your links</h2>
        <OwnSocialSites user={viewer} />
      </section>
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
      <section aria-labelledby="name" className={layout.stack}>
        <h2 id="name">Name</h2>
        <OwnName user={viewer} />
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
