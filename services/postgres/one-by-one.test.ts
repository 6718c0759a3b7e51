import { test } from 'tap'
import { oneByOne } from './one-by-one.ts'

test('a statement starts when the one before has ended, even if that failed', async (t) => {
  const steps: string[] = []
  const ends: (() => void)[] = []
  const sql = oneByOne(async ([text = '']) => {
    steps.push(`start ${text}`)
    await new Promise<void>((resolve) => ends.push(resolve))
    steps.push(`end ${text}`)
    if (text === 'first') throw new Error('The connection broke')
    return []
  })
  const [first, second] = [sql`first`, sql`second`]
  first.catch(() => {})
  while (steps.length < 4) {
    await Promise.resolve()
    ends.shift()?.()
  }
  await t.rejects(first, { message: 'The connection broke' })
  t.same(await second, [])
  t.same(steps, ['start first', 'end first', 'start second', 'end second'])
})
