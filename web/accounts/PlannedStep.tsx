import { plannedParts } from '../../services/rules/planned-parts.ts'
import { Button } from '../ui/Button.tsx'

/** A step for a forgotten password, as long as it is not built: names who helps. */
export function PlannedStep({
  step,
  host,
  close,
}: {
  step: 'requestPasswordReset' | 'resetPassword'
  host: string
  close(): void
}) {
  return (
    <>
      <p>{plannedParts[step]} This step is not built yet.</p>
      <p>
        Until then, write to <a href={`mailto:contact@${host}`}>contact@{host}</a>, and we help.
      </p>
      <Button onClick={close}>Close</Button>
    </>
  )
}
