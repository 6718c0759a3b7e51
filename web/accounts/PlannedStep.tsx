import { plannedParts } from '../../services/rules/planned-parts.ts'
import { Button } from '../ui/Button.tsx'
import type { Done, Step } from './steps.ts'

/** A step that is not built yet. */
export type PlannedStepName = Step & keyof typeof plannedParts

/** What being done with a step leads to, where the way goes on behind it. */
const done: Partial<Record<PlannedStepName, Done>> = {
  fNameAndLName: 'named',
  requestDisorderDemographicInfo: 'demographicsGiven',
  setSocialSites: 'socialSitesGiven',
}

/** The frame of a step that is not built yet: says so, and keeps nobody from going on. */
export function PlannedStep({
  step,
  host,
  finish,
  close,
}: {
  step: PlannedStepName
  host: string
  finish(done: Done): void
  close(): void
}) {
  const leadsTo = done[step]
  const isPassword = step === 'requestPasswordReset' || step === 'resetPassword'
  return (
    <>
      <p>{plannedParts[step]} This step is not built yet.</p>
      {isPassword && (
        <p>
          Until then, write to <a href={`mailto:contact@${host}`}>contact@{host}</a>, and we help.
        </p>
      )}
      {leadsTo ? (
        <Button look="primary" onClick={() => finish(leadsTo)}>
          Continue
        </Button>
      ) : (
        <Button onClick={close}>Close</Button>
      )}
    </>
  )
}
