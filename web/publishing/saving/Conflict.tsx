import { useId } from 'react'
import { Diff } from '../../moderation/difference/Diff.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { usePostForm, type PostForm } from '../post-form.ts'
import { comparable, type PostValues } from '../post-values.ts'
import css from '../publishing.module.css'

interface ConflictProps {
  /** Form with the editor's own text. */
  form: PostForm
  theirs: PostValues
  /** True if the other text is the editor's too, from another page or device. */
  isOwn?: boolean
  onMine(): void
  onTheirs(): void
}

const others = {
  heading: 'Somebody else saved this item while you were writing',
  text: 'Their text is saved, and yours is still here. Below, your text is compared with theirs: what only they have is struck through, and what only you have is underlined.',
  mine: 'Continue with my text',
  theirs: 'Continue with their text',
  then: 'If you continue with yours, theirs stays in the revisions. If you continue with theirs, yours is set aside until you save.',
}

const own: typeof others = {
  heading: 'You typed something else in this item on another page or device',
  text: 'Neither text is saved yet. Below, the text on this page is compared with the other one: what only the other one has is struck through, and what only this page has is underlined.',
  mine: 'Continue with the text on this page',
  theirs: 'Continue with the other text',
  then: 'If you continue with the other text, the one on this page is set aside until you save.',
}

/** Choice between two texts, if somebody else has saved the item meanwhile. Neither is lost. */
export function Conflict({ form, theirs, isOwn = false, onMine, onTheirs }: ConflictProps) {
  const mine = usePostForm(form, comparable)
  const id = useId()
  const words = isOwn ? own : others
  return (
    <section aria-labelledby={id} className={css.conflict}>
      <h2 id={id}>{words.heading}</h2>
      <p>{words.text}</p>
      <Diff before={comparable(theirs)} after={mine} />
      <div className={layout.row}>
        <Button onClick={onMine}>{words.mine}</Button>
        <Button onClick={onTheirs}>{words.theirs}</Button>
      </div>
      <p className={layout.soft}>{words.then}</p>
    </section>
  )
}
