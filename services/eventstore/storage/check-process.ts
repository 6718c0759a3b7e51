import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { asDamage } from './damage.ts'
import { check, unchecked, type Checked } from './check.ts'
import { openToRead } from './schema.ts'

// Checks the file of the node that started this process. It runs at the lowest priority and rests after each slice, so
// that it does not slow down the node.

export interface AskedCheck {
  file: string
  checked: Checked
}
/** Progress, sent to the node every second and at the end. */
export interface ToldCheck {
  checked: Checked
  isDone: boolean
}

/** Duration of a rest, as a multiple of the slice before it. */
const REST_FACTOR = 9
/** Interval of progress messages. */
const TELL_MS = 1000
/** Small, as the check reads each page about once. */
const CACHE_KIB = 4096
const LOWEST = 19

async function run({ file, checked }: AskedCheck) {
  const tell = (isDone: boolean) => process.send?.({ checked, isDone } satisfies ToldCheck)
  try {
    const db = openToRead(file)
    db.exec(`pragma cache_size = -${CACHE_KIB}`)
    const head = Number(db.prepare('select max(position) as head from event').get()?.head ?? 0)
    // A log that ends earlier than the checked position is a different log.
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
// This process ends with its node, even if the node crashes.
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => {}).on('SIGINT', () => {})
