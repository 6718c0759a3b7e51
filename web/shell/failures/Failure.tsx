import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ChunkLoadError, reloadOnce } from '../../frame/chunk.ts'
import { isOffline, OperationError } from '../../relay/errors.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import layout from '../../ui/theme/layout.module.css'
import { noPreview, unauthorised } from '../../frame/routing/guard.ts'
import { Unlisted } from '../../frame/Head.tsx'
import { NotFound } from './NotFound.tsx'
import { Unauthorised } from './Unauthorised.tsx'

/** Error page for a screen whose loader or rendering has failed. */
export function Failure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (error instanceof OperationError && error.isNotFound) return <NotFound />
  if (isRouteErrorResponse(error) && error.data === unauthorised) return <Unauthorised />
  if (isRouteErrorResponse(error) && error.data === noPreview) return <NoPreview />
  return <Broken error={error} />
}

const NoPreview = () => (
  <div className={layout.page}>
    <title>{noPreview}</title>
    <Unlisted />
    <h1>{noPreview}</h1>
    <p>Only the people who edit this text can read it before it's published.</p>
  </div>
)

function Broken({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const isChunk = error instanceof ChunkLoadError
  const [wasOffline] = useState(isOffline)
  useEffect(() => {
    if (isChunk) reloadOnce()
  }, [isChunk])
  useEffect(() => {
    const reload = () => location.reload()
    if (wasOffline) addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [wasOffline])
  return (
    <div className={layout.page}>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <Empty
        heading={
          wasOffline
            ? "You're offline."
            : isChunk
              ? 'Part of this page failed to load.'
              : "This page couldn't be shown."
        }
      >
        <p>
          {wasOffline
            ? "This page will open when you're back online."
            : "This isn't your fault. Try again, or come back in a few minutes."}
        </p>
        <a href={pathname + search} className={buttonClass({ look: 'primary' })}>
          Try again
        </a>
      </Empty>
    </div>
  )
}
