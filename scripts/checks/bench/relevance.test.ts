import { existsSync } from 'node:fs'
import t from 'tap'
import { HEALTH_DATA, relevance } from './relevance.ts'

/** Share in the README of benchmarks, in percent. It may only grow. */
const MIN_SHARE = 70
const skip = existsSync(HEALTH_DATA) ? false : `needs the data set in ${HEALTH_DATA}`

t.test(
  'of the threads that answer twenty questions, as many as ever are among the first five',
  { skip },
  async (t) => {
    const figures = await relevance()
    const share = figures.find(({ unit }) => unit === '%')?.value ?? 0
    t.ok(share >= MIN_SHARE, `${share} %`)
  },
)
