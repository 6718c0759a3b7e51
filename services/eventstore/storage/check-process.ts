import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { asDamage } from './damage.ts'
import { check, unchecked, type Checked } from './check.ts'
import { openToRead } from './schema.ts'

// A process that checks the file of the node that started it. To not slow it down, it runs at the lowest priority and
// rests after each slice.

export interface AskedCheck {
  file: string
  checked: Checked
}
/** Progress, sent every second and at the end. */
export interface ToldCheck {
  checked: Checked
  isDone: boolean
}

/** Length of a rest, as a multiple of the slice before it. */
const REST_FACTOR = 9
/** Interval of progress messages. */
const TELL_MS = 1000
/** Small, as each page is read about once. */
const CACHE_KIB = 4096
const LOWEST = 19

async function run({ file, checked }: AskedCheck) {
  const tell = (isDone: boolean) => process.send?.({ checked, isDone } satisfies ToldCheck)
  try {
    const db = openToRead(file)
    db.exec(`pragma cache_size = -${CACHE_KIB}`)
    const head = Number(db.prepare('select max(position) as head from event').get()?.head ?? 0)
    // A log with an earlier end is a different log.
    if (checked.position > head) Object.assign(checked, unchecked())
    const slices = check(db, file, checked)
    let [told, began] = [performance.now(), performance.now()]
    while (!slices.next().done) {
      if (performance.now() - told > TELL_MS) {
        tell(false)
        told = performance.now()
      }
      await sleep((performance.now() - began) * REST_FACTOR)
      began = performance.now()
    }
    db.close()
  } catch (error) {
    const damage = asDamage(error, file, 'checking it')
    checked.problems.push({ position: null, what: damage instanceof Error ? damage.message : String(damage) })
  }
  process.send?.({ checked, isDone: true } satisfies ToldCheck, () => process.disconnect?.())
}

setPriority(LOWEST)
process.once('message', (asked: AskedCheck) => void run(asked))
// Ends with its node, even if that crashes.
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => {}).on('SIGINT', () => {})
