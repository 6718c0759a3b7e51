import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { assocTypeOf } from '../moderation/decision/assoc-type.ts'
import { Diff } from '../moderation/difference/Diff.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { ProgressLine } from '../ui/progress/ProgressLine.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type {
  VersionsDialogQuery,
  VersionsDialogQuery$data,
} from './__generated__/VersionsDialogQuery.graphql.ts'

const query = graphql`
  query VersionsDialogQuery($assocId: ID!, $assocType: AssocType!) {
    contentVersions(assocId: $assocId, assocType: $assocType) {
      revision
      writtenAt
      title
      body
    }
  }
`

type Version = VersionsDialogQuery$data['contentVersions'][number]

/** Dialog with the texts that an item had, newest first, and the changes from each to the next. */
export function VersionsDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const environment = useRelayEnvironment()
  const [versions, setVersions] = useState<readonly Version[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const assocType = assocTypeOf(id)
    if (!assocType) return undefined
    const { unsubscribe } = fetchQuery<VersionsDialogQuery>(environment, query, {
      assocId: id,
      assocType,
    }).subscribe({
      next: ({ contentVersions }) => setVersions(contentVersions),
      error(error: unknown) {
        console.warn("Couldn't load earlier versions", error)
        setVersions('failed')
      },
    })
    return unsubscribe
  }, [environment, id])
  return (
    <Dialog heading={`Versions of ${name}`} onClose={onClose}>
      {versions === 'loading' && <ProgressLine />}
      {versions === 'failed' && <p role="alert">Something went wrong. Please try again.</p>}
      {typeof versions !== 'string' && (
        <>
          {versions.length < 2 && <p className={layout.soft}>Earlier versions are not available.</p>}
          <ol className={layout.stack}>
            {versions
              .map((version, at) => (
                <Changes key={version.revision} version={version} before={versions[at - 1]} />
              ))
              .toReversed()}
          </ol>
        </>
      )}
    </Dialog>
  )
}

function Changes({ version, before }: { version: Version; before: Version | undefined }) {
  const { title, body, writtenAt } = version
  return (
    <li className={layout.stack}>
      <p className={layout.soft}>
        {before ? 'Edited' : 'First shown version, written'} <Time at={writtenAt} exact />
      </p>
      {title && title !== before?.title && <Diff before={before?.title ?? title} after={title} />}
      <Diff before={before?.body ?? body} after={body} />
    </li>
  )
}
