import { useEditingState, type PostForm } from '../post-form.ts'
import { Conflict } from './Conflict.tsx'
import { isDirty, isOvertaken } from '../editing-state.ts'
import { Notice } from './Notice.tsx'
import type { Autosave } from './useAutosave.ts'

interface NoticesProps {
  form: PostForm
  autosave: Autosave
  changedBy: string
}

/** Notices of other texts of an item: from an earlier time, from other pages, and saved by other editors. */
export function Notices({ form, autosave, changedBy }: NoticesProps) {
  const isChanged = useEditingState(form, isDirty)
  const isBehind = useEditingState(form, isOvertaken) && isChanged
  const isComparing = useEditingState(form, (state) => state.isComparing)
  const isRecovered = useEditingState(form, (state) => state.isRecovered)
  const isRestored = useEditingState(form, (state) => state.isRestored)
  const followed = useEditingState(form, (state) => state.followed)
  const aside = useEditingState(form, (state) => state.aside)
  const newest = useEditingState(form, (state) => state.newest)
  return (
    <>
      {followed && !isChanged && <Notice words={`${followed} saved a newer text, which you see now.`} />}
      {isRecovered && (
        <Notice
          words="We kept what you typed here before, which isn't saved yet."
          act="Discard it"
          onAct={() => form.move({ chose: 'stored' })}
        />
      )}
      {isRestored && !aside && (
        <Notice
          words="You see an earlier version. Save it to bring it back."
          act="Keep the newest version"
          onAct={() => form.move({ chose: 'stored' })}
        />
      )}
      {aside && (
        <Notice
          words="Your own text is set aside."
          act="Bring my text back"
          onAct={() => form.move({ chose: 'aside' })}
        />
      )}
      {autosave.other && (
        <Conflict
          form={form}
          theirs={autosave.other.values}
          isOwn
          onMine={autosave.keepMine}
          onTheirs={autosave.takeOther}
        />
      )}
      {isBehind && !isComparing && (
        <Notice
          words={`${changedBy} saved a newer text. Yours is still here.`}
          act="See the difference"
          onAct={() => form.move({ chose: 'comparison' })}
        />
      )}
      {isBehind && isComparing && (
        <Conflict
          form={form}
          theirs={newest.values}
          onMine={() => form.move({ chose: 'mine' })}
          onTheirs={() => form.move({ chose: 'theirs' })}
        />
      )}
    </>
  )
}
