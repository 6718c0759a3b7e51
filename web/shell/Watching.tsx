import { accentStyle } from '../../services/rules/sites/accent.ts'
import { accentId } from '../frame/document/boot.ts'
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
  useAccent(useShell().site.accent)
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

/** Shows an accent that administrators choose while the page is open; the document has that of its rendering. */
function useAccent(accent: string): void {
  useEffect(() => {
    const style = document.getElementById(accentId)
    const text = accentStyle(accent)
    if (style && style.textContent !== text) style.textContent = text
  }, [accent])
}
