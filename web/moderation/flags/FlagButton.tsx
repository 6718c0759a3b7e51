import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/overlays/on-demand.tsx'
import type { useFlagMutation } from './__generated__/useFlagMutation.graphql.ts'

const FlagDialog = onDemand(async () => (await import('./FlagDialog.tsx')).FlagDialog)

/** Button to report a member or a private message. Visitors are asked to register. */
export function FlagButton({
  label,
  isIcon = false,
  ...item
}: Pick<useFlagMutation['variables'], 'assocId' | 'assocType'> & {
  /** Name of the button and heading of the dialog, such as 'Report Maya'. */
  label: string
  /** True to show only the icon; screen readers still announce the label. */
  isIcon?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const auth = useAuth()
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={isIcon ? label : undefined}
        onClick={() => auth.require('verified', 'report') && setOpen(true)}
      >
        <Flag size={18} aria-hidden="true" />
        {!isIcon && label}
      </Button>
      {isOpen && <FlagDialog {...item} heading={label} onClose={() => setOpen(false)} />}
    </>
  )
}
