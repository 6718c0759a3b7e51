import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import type { AnalystForm_user$key } from './__generated__/AnalystForm_user.graphql.ts'
import type { AnalystFormMutation } from './__generated__/AnalystFormMutation.graphql.ts'
import { ReasonField, reasonRule } from './ReasonField.tsx'
import { Refusal } from '../members/Refusal.tsx'
import css from './giving.module.css'

/** Form in which a super admin grants or revokes a member's access to analytics. */
export function AnalystForm(props: { user: AnalystForm_user$key }) {
  const { id, administration } = useFragment(
    graphql`
      fragment AnalystForm_user on User {
        id
        administration {
          isAnalyst
          analystRefusal
        }
      }
    `,
    props.user,
  )
  const [run] = useCommand<AnalystFormMutation>(graphql`
    mutation AnalystFormMutation($userId: ID!, $granted: Boolean!, $reason: String!) {
      changeAnalyst(userId: $userId, granted: $granted, reason: $reason) {
        user {
          ...MemberGivingScreen_user
        }
      }
    }
  `)
  const form = useForm({ defaultValues: { reason: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const isAnalyst = administration?.isAnalyst === true
  const submit = form.handleSubmit(async ({ reason }) => {
    const done = isAnalyst ? 'Analyst access revoked' : 'Analyst access granted'
    if (await run({ userId: id, granted: !isAnalyst, reason }, { done })) form.reset()
  })
  return (
    <>
      <p>
        {isAnalyst
          ? 'This member can ask questions about the whole network, without names.'
          : 'This member has no access to analytics.'}
      </p>
      {administration?.analystRefusal ? (
        <Refusal>{administration.analystRefusal}</Refusal>
      ) : (
        <form noValidate className={css.form} onSubmit={submit}>
          <ReasonField
            label={isAnalyst ? 'Reason for revoking access' : 'Reason for access'}
            {...form.register('reason', reasonRule)}
            error={errors.reason?.message}
          />
          <Button type="submit" busy={isSubmitting}>
            {isAnalyst ? 'Revoke access' : 'Grant access'}
          </Button>
        </form>
      )}
    </>
  )
}
