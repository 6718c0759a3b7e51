import { useEffect } from 'react'
import { Reading } from '../read-places/Reading.tsx'
import { useShell } from '../frame/shell.ts'
import { useMarkNotices } from './useMarkNotices.ts'

/** Marks the notices that lead to a place as read while the place is looked at, also those that come meanwhile. */
export function SeenMark({ id }: { id: string }) {
  const [markRead] = useMarkNotices()
  const unread = useShell().unreads.notifications
  useEffect(() => {
    if (unread === 0) return undefined
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      markRead(id)
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, unread, markRead])
  return id.startsWith('thread_') && <Reading id={id} />
}
