import { NameWatch } from '../accounts/tooltip/NameWatch.tsx'
import { MentionWatch } from '../mentions/MentionWatch.tsx'

/** Tooltips of members' names, and for members the list of names that a text can mention. */
export function Watching({ isMember }: { isMember: boolean }) {
  return (
    <>
      <NameWatch />
      {isMember && <MentionWatch />}
    </>
  )
}
