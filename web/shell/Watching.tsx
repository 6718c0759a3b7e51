import { useEffect } from 'react'
import { NameWatch } from '../profile/tooltip/NameWatch.tsx'
import { MentionWatch } from '../mentions/MentionWatch.tsx'
import { useShell } from '../frame/shell.ts'
import { deleteOldKeys } from '../relay/keys/old-keys.ts'

/**
 * Tooltips of members' names, and for members the list of names that a text can mention. Limits the number of the
 * member's stored idempotency keys.
 */
export function Watching() {
  const isMember = Boolean(useShell().viewer)
  useEffect(() => {
    if (isMember) deleteOldKeys(localStorage)
  }, [isMember])
  return (
    <>
      <NameWatch />
      {isMember && <MentionWatch />}
    </>
  )
}
