import { graphql, useFragment } from 'react-relay'
import { isCheckedStep, type CheckedStep } from '../../../../services/rules/sites/checklist.ts'
import { Button } from '../../../ui/Button.tsx'
import type { StepCheck_site$key } from './__generated__/StepCheck_site.graphql.ts'
import css from './checklist.module.css'
import { useSite } from '../useSite.ts'

const checkSteps = graphql`
  mutation StepCheckMutation($siteId: ID!, $value: JSON) {
    changeSiteSetting(siteId: $siteId, setting: "checked_steps", value: $value) {
      site {
        ...Checklist_site
        ...StepCheck_site
      }
    }
  }
`

const questions: Record<CheckedStep, string> = {
  categories: 'Do these categories fit? Change them here, or leave them as they are.',
  menu: 'Does this menu fit? Change it here, or leave it as it is.',
}

/** Question whether what a new community began with fits, until it is answered or changed; nothing for other parts. */
export function StepCheck({ site: key, part }: { site: StepCheck_site$key; part: string }) {
  const site = useFragment(
    graphql`
      fragment StepCheck_site on Site {
        id
        purpose
        checklist {
          step
          isDone
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const open = site.checklist.some(({ step, isDone }) => step === part && !isDone)
  if (site.purpose === null || !isCheckedStep(part) || !open) return null
  const done = site.checklist.flatMap(({ step, isDone }) => (isDone && isCheckedStep(step) ? [step] : []))
  const value = [...done, part]
  return (
    <div className={css.check}>
      <p>{questions[part]}</p>
      <Button size="small" busy={isBusy} onClick={() => void run([[checkSteps, { value }]], 'Noted.')}>
        Leave as is
      </Button>
    </div>
  )
}
