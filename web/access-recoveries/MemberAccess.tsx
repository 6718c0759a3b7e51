import { graphql, useFragment } from 'react-relay'
import { Refusal } from '../members/Refusal.tsx'
import type { MemberAccess_user$key } from './__generated__/MemberAccess_user.graphql.ts'
import { OpenRecovery } from './OpenRecovery.tsx'
import { RecoveryForm } from './RecoveryForm.tsx'

/** Part of a member's page for administrators: letting a member back in who has lost the address or the second factor. */
export function MemberAccess(props: { user: MemberAccess_user$key }) {
  const user = useFragment(
    graphql`
      fragment MemberAccess_user on User {
        ...RecoveryForm_user
        administration {
          recoveryRefusal
          recovery {
            ...OpenRecovery_recovery
          }
        }
      }
    `,
    props.user,
  )
  if (!user.administration) return null
  const { recovery, recoveryRefusal } = user.administration
  if (recovery) return <OpenRecovery recovery={recovery} />
  return recoveryRefusal ? <Refusal>{recoveryRefusal}</Refusal> : <RecoveryForm user={user} />
}
