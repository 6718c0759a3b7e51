import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { givenBadges, legacyRoles } from '../../services/rules/profiles/badges.ts'
import { useCommands } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/overlays/toast.ts'
import type { BadgesForm_user$key, GivenBadge, LegacyRole } from './__generated__/BadgesForm_user.graphql.ts'
import type { BadgesFormGiveMutation } from './__generated__/BadgesFormGiveMutation.graphql.ts'
import type { BadgesFormLegacyMutation } from './__generated__/BadgesFormLegacyMutation.graphql.ts'
import type { BadgesFormTakeMutation } from './__generated__/BadgesFormTakeMutation.graphql.ts'
import { ReasonField, reasonRule } from './ReasonField.tsx'
import { Refusal } from '../members/Refusal.tsx'
import css from './giving.module.css'

const give = graphql`
  mutation BadgesFormGiveMutation($userId: ID!, $badge: GivenBadge!, $reason: String!) {
    giveBadge(userId: $userId, badge: $badge, reason: $reason) {
      user {
        ...Byline_user
        ...MemberGivingScreen_user
      }
    }
  }
`
const take = graphql`
  mutation BadgesFormTakeMutation($userId: ID!, $badge: GivenBadge!, $reason: String!) {
    takeBadge(userId: $userId, badge: $badge, reason: $reason) {
      user {
        ...Byline_user
        ...MemberGivingScreen_user
      }
    }
  }
`
const setLegacy = graphql`
  mutation BadgesFormLegacyMutation($userId: ID!, $legacyRole: LegacyRole, $reason: String!) {
    setLegacyRole(userId: $userId, legacyRole: $legacyRole, reason: $reason) {
      user {
        ...MemberGivingScreen_user
      }
    }
  }
`

const ranks = [
  { rank: 'primary', label: 'Primary badge', none: 'By role', badges: givenBadges.primary },
  { rank: 'secondary', label: 'Secondary badge', none: 'None', badges: givenBadges.secondary },
] as const

interface Chosen {
  primary: GivenBadge | ''
  secondary: GivenBadge | ''
  legacyRole: LegacyRole | ''
  reason: string
}

/** Form in which an administrator gives and takes badges and the legacy role. Only what changed is sent. */
export function BadgesForm(props: { user: BadgesForm_user$key }) {
  const user = useFragment(
    graphql`
      fragment BadgesForm_user on User {
        id
        givenBadges
        legacyRole
        administration {
          badgeRefusal
        }
      }
    `,
    props.user,
  )
  const held = (badges: object) => user.givenBadges.find((badge) => Object.hasOwn(badges, badge)) ?? ''
  const before = {
    primary: held(givenBadges.primary),
    secondary: held(givenBadges.secondary),
    legacyRole: user.legacyRole ?? '',
  } as const
  const [run] = useCommands()
  const form = useForm<Chosen>({ defaultValues: { ...before, reason: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const isSame = (['primary', 'secondary', 'legacyRole'] as const).every(
    (name) => form.watch(name) === before[name],
  )
  const submit = form.handleSubmit(async ({ reason, ...chosen }) => {
    const about = { userId: user.id, reason }
    for (const { rank } of ranks) {
      const [from, to] = [before[rank], chosen[rank]]
      if (from === to) continue
      const done =
        to === ''
          ? from !== '' && (await run<BadgesFormTakeMutation>(take, { ...about, badge: from }))
          : await run<BadgesFormGiveMutation>(give, { ...about, badge: to })
      if (!done) return
    }
    if (chosen.legacyRole !== before.legacyRole) {
      const variables = { ...about, legacyRole: chosen.legacyRole || null }
      if (!(await run<BadgesFormLegacyMutation>(setLegacy, variables))) return
    }
    toast('Badges saved')
    form.reset({ ...chosen, reason: '' })
  })
  if (user.administration?.badgeRefusal) return <Refusal>{user.administration.badgeRefusal}</Refusal>
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      {ranks.map(({ rank, label, none, badges }) => (
        <label key={rank} className={css.field}>
          <span>{label}</span>
          <select {...form.register(rank)} defaultValue={before[rank]}>
            <option value="">{none}</option>
            {Object.entries(badges).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={css.field}>
        <span>Legacy role</span>
        <select {...form.register('legacyRole')} defaultValue={before.legacyRole}>
          <option value="">None</option>
          {legacyRoles.map((value) => (
            <option key={value} value={value}>
              {value.charAt(0).toUpperCase() + value.slice(1)}
            </option>
          ))}
        </select>
      </label>
      <ReasonField
        label="Reason for the badges"
        {...form.register('reason', reasonRule)}
        error={errors.reason?.message}
      />
      <Button type="submit" busy={isSubmitting} disabled={isSame}>
        Save badges
      </Button>
    </form>
  )
}
