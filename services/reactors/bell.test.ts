import t from 'tap'
import { openBell } from './bell.ts'

/** Opens a bell; `wait` notes a name in `woken` when it is woken. */
function openTested(everyMs = 60_000) {
  const bell = openBell(2, everyMs)
  t.teardown(bell.close)
  const woken: string[] = []
  const wait = (name: string) => bell.rung().then(() => woken.push(name))
  return { bell, woken, wait }
}

t.test('a ring wakes as many workers as it says, those first that wait longest', async (t) => {
  const { bell, woken, wait } = openTested()
  const [, second, third] = ['first', 'second', 'third'].map(wait)
  bell.ring(2)
  await second
  t.same(woken, ['first', 'second'])
  bell.ring(1)
  await third
  t.same(woken, ['first', 'second', 'third'])
})

t.test('rings that nobody waits for wake the next workers to come, but no more than there are', async (t) => {
  const { bell, woken, wait } = openTested()
  bell.ring(1)
  bell.ring(5)
  await Promise.all(['first', 'second'].map(wait))
  const third = wait('third')
  bell.ring(0)
  t.same(woken, ['first', 'second'])
  bell.ring(1)
  await third
})

t.test('waking the next worker has no effect if none waits', async (t) => {
  const { bell, woken, wait } = openTested()
  bell.wakeNext()
  const first = wait('first')
  bell.ring(0)
  t.same(woken, [])
  bell.wakeNext()
  await first
})

t.test('one worker is woken at each interval', async (t) => {
  const { woken, wait } = openTested(5)
  const [first, second] = [wait('first'), wait('second')]
  await first
  t.same(woken, ['first'])
  await second
})

t.test('nobody waits at a bell that is closed', async (t) => {
  const { bell, woken, wait } = openTested()
  const both = ['first', 'second'].map(wait)
  bell.close()
  await Promise.all([...both, wait('third'), wait('fourth')])
  t.equal(woken.length, 4)
})
