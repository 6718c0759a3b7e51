import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { asDamage } from './damage.ts'
import { check, unchecked, type Checked } from './check.ts'
import { openToRead } from './schema.ts'

// A process that checks the file of the node that started it, without being in its way: it comes after all others,
// and rests after each slice.

/** What it is asked: to check a file from where an earlier check was broken off. */
export interface AskedCheck {
  file: string
  checked: Checked
}
/** What it answers, each second and at its end. */
export interface ToldCheck {
  checked: Checked
  isDone: boolean
}

/** How many times as long as a slice the rest after it is. */
const REST = 9
/** How often it is told how far it is, in ms. */
const TELL_MS = 1000
/** Each page is read about once. */
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
    let [told, began] = [performance.now(), performance.now()]
    for (const _slice of check(db, file, checked)) {
      if (performance.now() - told > TELL_MS) {
        tell(false)
        told = performance.now()
      }
      await sleep((performance.now() - began) * REST)
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
