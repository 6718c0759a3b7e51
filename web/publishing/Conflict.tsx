import { Diff } from '../moderation/history/Diff.tsx'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import { comparable, type PostValues } from './post-values.ts'
import css from './publishing.module.css'

interface ConflictProps {
  mine: PostValues
  theirs: PostValues
  onMine(): void
  onTheirs(): void
}

/** Choice between two texts, if somebody else has saved the item meanwhile. Neither is lost. */
export function Conflict({ mine, theirs, onMine, onTheirs }: ConflictProps) {
  return (
    <section aria-labelledby="conflict" className={css.conflict}>
      <h2 id="conflict">Somebody else saved this item while you were writing</h2>
      <p>
        Their text is saved, and yours is still here. Below, your text is compared with theirs: what only they
        have is struck through, and what only you have is underlined.
      </p>
      <Diff before={comparable(theirs)} after={comparable(mine)} />
      <div className={layout.row}>
        <Button onClick={onMine}>Continue with my text</Button>
        <Button onClick={onTheirs}>Continue with their text</Button>
      </div>
      <p className={layout.soft}>
        If you continue with yours, theirs stays in the revisions. If you continue with theirs, yours is set
        aside until you save.
      </p>
    </section>
  )
}
