import { isRouteErrorResponse, useRouteError } from 'react-router'
import { VerifyPrompt } from '../accounts/VerifyPrompt.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/layout.module.css'
import { unauthorised, unverified } from './guard.ts'
import { NotFound } from './NotFound.tsx'
import { Unauthorised } from './Unauthorised.tsx'

/** What stands in a screen's place when its loader or its rendering failed. */
export function Failure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isRouteErrorResponse(error) && error.data === unverified) return <VerifyPrompt />
  if (isRouteErrorResponse(error) && error.data === unauthorised) return <Unauthorised />
  return (
    <div className={layout.page}>
      <title>Something went wrong</title>
      <Empty heading="This page could not be shown.">
        <p>It is not your doing. Try again; if it stays, come back in a few minutes.</p>
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </Empty>
    </div>
  )
}
