import { clearLine, cursorTo } from 'node:readline'
import { entriesOf } from '../../events/entries.ts'
import { counted } from '../../web/ui/text/counted.ts'
import type { Left } from '../seed.ts'
import { addedThings } from '../seed/steps.ts'

const REWRITE_MS = 200
const PRINT_MS = 30_000

/** Text of the members, threads and other things that the demo still lacks. */
export function leftText(left: Readonly<Left>): string {
  const parts = entriesOf(addedThings).flatMap(([thing, [one, many]]) =>
    left[thing] > 0 ? [counted(left[thing], one, many)] : [],
  )
  return `Still adding ${parts.join(', ') || 'the last profiles and follows'}`
}

/** A line on standard output that says what the demo still lacks: rewritten on a terminal, else printed now and then. */
export function openStatusLine({ stdout } = process) {
  let printed = performance.now()
  return {
    show(left: Readonly<Left>): void {
      if (performance.now() - printed < (stdout.isTTY ? REWRITE_MS : PRINT_MS)) return
      printed = performance.now()
      const text = leftText(left)
      if (!stdout.isTTY) return console.log(text)
      cursorTo(stdout, 0)
      clearLine(stdout, 0)
      stdout.write(text.slice(0, stdout.columns - 1))
    },
    /** Empties the line on a terminal; must be called before anything else is printed. */
    end(): void {
      if (!stdout.isTTY) return
      cursorTo(stdout, 0)
      clearLine(stdout, 0)
    },
  }
}
