import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { AwardYear } from '../../services/rules/awards/fields.ts'
import { awardStatuses, MAX_AWARD_NAME } from '../../services/rules/awards/awards.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import type { AwardsGiven_user$data, AwardsGiven_user$key } from './__generated__/AwardsGiven_user.graphql.ts'
import type { AwardsGivenGiveMutation, AwardStatus } from './__generated__/AwardsGivenGiveMutation.graphql.ts'
import type { AwardsGivenTakeMutation } from './__generated__/AwardsGivenTakeMutation.graphql.ts'
import { ReasonField, reasonRule } from './ReasonField.tsx'
import { Refusal } from '../members/Refusal.tsx'
import css from './giving.module.css'

type UserAward = AwardsGiven_user$data['awards'][number]

/** A member's awards, each with a button to take it, and a form to give one. */
export function AwardsGiven(props: { user: AwardsGiven_user$key }) {
  const {
    id: userId,
    awards,
    administration,
  } = useFragment(
    graphql`
      fragment AwardsGiven_user on User {
        id
        awards {
          id
          status
          award {
            name
            year
          }
        }
        administration {
          awardRefusal
        }
      }
    `,
    props.user,
  )
  const [taking, take] = useState<UserAward | null>(null)
  const refused = administration?.awardRefusal
  return (
    <>
      <ul>
        {awards.map((one) => (
          <li key={one.id} className={css.row}>
            <span>
              {one.award.name} {one.award.year}, {awardStatuses[one.status]}
            </span>
            {!refused && (
              <Button size="small" onClick={() => take(one)}>
                Take… <span className="visually-hidden">{one.award.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {taking && <TakeDialog userId={userId} award={taking} onClose={() => take(null)} />}
      {refused ? <Refusal>{refused}</Refusal> : <AwardForm userId={userId} />}
    </>
  )
}

function TakeDialog({ userId, award, onClose }: { userId: string; award: UserAward; onClose(): void }) {
  const [run] = useCommand<AwardsGivenTakeMutation>(graphql`
    mutation AwardsGivenTakeMutation($userId: ID!, $id: ID!, $reason: String!) {
      takeAward(userId: $userId, id: $id, reason: $reason) {
        user {
          ...MemberGivingScreen_user
        }
      }
    }
  `)
  const form = useForm({ defaultValues: { reason: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ reason }) => {
    if (await run({ userId, id: award.id, reason }, { done: 'Award taken' })) onClose()
  })
  return (
    <Dialog heading={`Take ${award.award.name}?`} onClose={onClose}>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        <ReasonField
          label="Reason for taking it"
          {...form.register('reason', reasonRule)}
          error={errors.reason?.message}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" look="primary" busy={isSubmitting}>
            Take award
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function AwardForm({ userId }: { userId: string }) {
  const [run] = useCommand<AwardsGivenGiveMutation>(graphql`
    mutation AwardsGivenGiveMutation(
      $userId: ID!
      $name: String!
      $year: Int!
      $status: AwardStatus!
      $earnedAt: String!
      $reason: String!
    ) {
      giveAward(
        userId: $userId
        name: $name
        year: $year
        status: $status
        earnedAt: $earnedAt
        reason: $reason
      ) {
        user {
          ...MemberGivingScreen_user
        }
      }
    }
  `)
  const form = useForm<{ name: string; year: string; status: AwardStatus; earnedAt: string; reason: string }>(
    {
      defaultValues: { name: '', year: '', status: 'WINNER', earnedAt: '', reason: '' },
      mode: 'all',
    },
  )
  const { errors, isSubmitting } = form.formState
  const required = { required: 'This field is required' }
  const submit = form.handleSubmit(async ({ year, ...award }) => {
    if (await run({ userId, year: Number(year), ...award }, { done: 'Award given' })) form.reset()
  })
  return (
    <form noValidate className={css.form} onSubmit={submit} aria-label="Give an award">
      <Field
        {...form.register('name', required)}
        label="Award"
        required
        maxLength={MAX_AWARD_NAME}
        error={errors.name?.message}
      />
      <Field
        {...form.register('year', ruled(AwardYear))}
        label="Year"
        required
        inputMode="numeric"
        maxLength={4}
        error={errors.year?.message}
      />
      <label className={css.field}>
        <span>Status</span>
        <select {...form.register('status')} defaultValue="WINNER">
          {Object.entries(awardStatuses).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        <span>Earned on</span>
        <input type="date" required {...form.register('earnedAt', required)} />
      </label>
      {errors.earnedAt && <p role="alert">Choose a day</p>}
      <ReasonField
        label="Reason for giving it"
        {...form.register('reason', reasonRule)}
        error={errors.reason?.message}
      />
      <Button type="submit" busy={isSubmitting}>
        Give award
      </Button>
    </form>
  )
}
