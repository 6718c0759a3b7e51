import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { asDamage } from './damage.ts'
import { check, nothingChecked, type Checked } from './check.ts'
import { openToRead } from './schema.ts'
import { errorFrom } from '../../thrown.ts'

// Process that checks the file of the node that started it. So that the node is not slowed down, it has the lowest
// priority and rests after each slice of work.

export interface AskedCheck {
  file: string
  checked: Checked
}
/** Progress and findings, which the node receives every second and at the end. */
export interface ToldCheck {
  checked: Checked
  isDone: boolean
}

/** Duration of the rest after a slice of work, as a multiple of the slice's duration. */
const REST_FACTOR = 9
/** Interval at which progress is sent to the node. */
const TELL_MS = 1000
/** Memory for cached pages; small, because the check reads each page about once. */
const CACHE_KIB = 4096
const LOWEST = 19

async function run({ file, checked }: AskedCheck) {
  const tell = (isDone: boolean) => process.send?.({ checked, isDone } satisfies ToldCheck)
  try {
    const db = openToRead(file)
    db.exec(`pragma cache_size = -${CACHE_KIB}`)
    const head = Number(db.prepare('select max(position) as head from event').get()?.head ?? 0)
    // If the log ends before the position that was already checked, it is another log, and the check starts from zero.
    if (checked.position > head) Object.assign(checked, nothingChecked())
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
    checked.problems.push({ position: null, what: errorFrom(damage).message })
  }
  process.send?.({ checked, isDone: true } satisfies ToldCheck, () => process.disconnect?.())
}

setPriority(LOWEST)
process.once('message', (asked: AskedCheck) => void run(asked))
// This process ends when its node ends, even if the node crashes.
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => {}).on('SIGINT', () => {})
