import { Button } from '../../ui/Button.tsx'
import css from '../publishing.module.css'

interface NoticeProps {
  words: string
  /** Label of a button, and what it does. */
  act?: string
  onAct?(): void
}

/** Notice above the text of an item, which screen readers announce. */
export const Notice = ({ words, act, onAct }: NoticeProps) => (
  <div role="status" className={css.notice}>
    <p>{words}</p>
    {act && (
      <Button size="small" onClick={onAct}>
        {act}
      </Button>
    )}
  </div>
)
