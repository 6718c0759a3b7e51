import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { givenRoles } from '../../services/rules/profiles/badges.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import type { RoleForm_user$key } from './__generated__/RoleForm_user.graphql.ts'
import type { RoleFormMutation } from './__generated__/RoleFormMutation.graphql.ts'
import { ReasonField, reasonRule } from './ReasonField.tsx'
import { Refusal } from '../members/Refusal.tsx'
import css from './giving.module.css'

/** Form in which an administrator changes a member's role. */
export function RoleForm(props: { user: RoleForm_user$key }) {
  const { id, roleId, administration } = useFragment(
    graphql`
      fragment RoleForm_user on User {
        id
        roleId
        administration {
          givableRoleIds
          roleRefusal
        }
      }
    `,
    props.user,
  )
  const [run] = useCommand<RoleFormMutation>(graphql`
    mutation RoleFormMutation($userId: ID!, $roleId: Int!, $reason: String!) {
      changeRole(userId: $userId, roleId: $roleId, reason: $reason) {
        user {
          id
          ...Byline_user
          ...MemberGivingScreen_user
        }
      }
    }
  `)
  const form = useForm({ defaultValues: { role: String(roleId), reason: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ role, reason }) => {
    const variables = { userId: id, roleId: Number(role), reason }
    if (await run(variables, { done: 'Role changed' })) form.reset({ role, reason: '' })
  })
  if (administration?.roleRefusal) return <Refusal>{administration.roleRefusal}</Refusal>
  const offered = [roleId, ...(administration?.givableRoleIds ?? [])]
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <label className={css.field}>
        <span>Role</span>
        <select {...form.register('role')} defaultValue={String(roleId)}>
          {Object.entries(givenRoles)
            .filter(([value]) => offered.includes(Number(value)))
            .map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <ReasonField
        label="Reason for the role"
        {...form.register('reason', reasonRule)}
        error={errors.reason?.message}
      />
      <Button type="submit" busy={isSubmitting} disabled={form.watch('role') === String(roleId)}>
        Change role
      </Button>
    </form>
  )
}
