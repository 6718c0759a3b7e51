import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { asDamage } from './damage.ts'
import { check, unchecked, type Checked } from './check.ts'
import { openToRead } from './schema.ts'

// A process that checks the file of the node that started it without slowing it down: it has the lowest priority, and
// rests after each slice.

/** The request: check a file, from where an earlier check was interrupted. */
export interface AskedCheck {
  file: string
  checked: Checked
}
/** The answer, each second and at the end. */
export interface ToldCheck {
  checked: Checked
  isDone: boolean
}

/** The rest after a slice, as a multiple of the time it took. */
const REST_FACTOR = 9
/** The time between two answers. */
const TELL_MS = 1000
/** A small cache: each page is read about once. */
const CACHE_KIB = 4096
/** The lowest priority there is. */
const LOWEST = 19

async function run({ file, checked }: AskedCheck) {
  const tell = (isDone: boolean) => process.send?.({ checked, isDone } satisfies ToldCheck)
  try {
    const db = openToRead(file)
    db.exec(`pragma cache_size = -${CACHE_KIB}`)
    const head = Number(db.prepare('select max(position) as head from event').get()?.head ?? 0)
    // A log that ends before is another one.
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
// It ends with its node, however that ended, and never before it.
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => {}).on('SIGINT', () => {})
