import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { followDraft } from '../../ui/drafts/drafts.ts'
import { endOf, newestUnsent } from './flow/unsent.ts'

/** End of a sign-up: leads to the community, or back to what the person was writing. */
export function AllSet({ close }: { close(): void }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState(newestUnsent)
  useEffect(() => followDraft('unsent', () => setUnsent(newestUnsent())), [])
  const { text, button, to } = endOf(unsent, pathname)
  return (
    <>
      <p>{text}</p>
      <Button
        look="primary"
        onClick={() => {
          close()
          if (to !== null) void navigate(to)
        }}
      >
        {button}
      </Button>
    </>
  )
}
