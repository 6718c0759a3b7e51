import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useKeptDrafts } from '../../accounts/kept-drafts/useKeptDrafts.ts'
import { isOffline } from '../../relay/errors.ts'
import { useWaiting } from '../../relay/waiting/useWaiting.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/text/counted.ts'
import { useShell } from '../../frame/shell.ts'
import css from '../shell.module.css'

/** Calls `look` whenever the device goes offline or comes back; returns a function that stops it. */
function followConnection(look: () => void): () => void {
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}

/**
 * Line that says that the device is offline, and what will be sent by itself; screen readers announce it. Brings back
 * the drafts that the member has kept, before it sends what is among them.
 */
export function Offline() {
  const { viewer } = useShell()
  const isOff = useSyncExternalStore(followConnection, isOffline, () => false)
  const member = viewer?.id ?? null
  const restored = useKeptDrafts(member)
  const { waiting, keepAsDrafts } = useWaiting(member, restored)
  const counts = (['reply', 'message', 'status update'] as const).flatMap((what) => {
    const count = waiting.filter((one) => one.what === what).length
    return count > 0 ? [counted(count, what, what === 'reply' ? 'replies' : undefined)] : []
  })
  return (
    <div role="status">
      {isOff && (
        <div className={css.maintenance}>
          <WifiOff size={20} aria-hidden="true" />
          <p>
            You're offline. {viewer && "What you post is sent when you're back online. "}
            {waiting.length > 0 && `Waiting: ${counts.join(', ')}.`}
          </p>
          {waiting.length > 0 && (
            <Button look="quiet" size="small" onClick={keepAsDrafts}>
              Keep as {waiting.length === 1 ? 'a draft' : 'drafts'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
