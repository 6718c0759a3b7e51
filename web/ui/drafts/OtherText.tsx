import { Button } from '../Button.tsx'
import { excerptOf } from '../text/excerpt.ts'
import type { Box } from './boxes.ts'
import css from './other-text.module.css'

const SHOWN_CHARS = 80

/** Line about a text that was written in another tab, with the ways to have it here and to delete it. */
export function OtherText({ box }: { box: Pick<Box, 'other' | 'restore' | 'discard'> }) {
  const text = box.other()
  if (text === null) return null
  return (
    <p className={css.other}>
      <span>You also wrote here: “{excerptOf(text, SHOWN_CHARS)}”</span>
      <Button look="quiet" size="small" onClick={box.restore}>
        Add it here
      </Button>
      <Button look="quiet" size="small" onClick={box.discard}>
        Delete it
      </Button>
    </p>
  )
}
