import t from 'tap'
import { openWaitingWorkers } from './waiting-workers.ts'

/** Opens a list of two workers; `wait` notes a name in `woken` when it is woken. */
function openTested(everyMs = 60_000) {
  const workers = openWaitingWorkers(2, everyMs)
  t.teardown(workers.close)
  const woken: string[] = []
  const wait = (name: string) => workers.wait().then(() => woken.push(name))
  return { workers, woken, wait }
}

t.test('as many workers are woken as asked, those first that wait longest', async (t) => {
  const { workers, woken, wait } = openTested()
  const [, second, third] = ['first', 'second', 'third'].map(wait)
  workers.wake(2)
  await second
  t.same(woken, ['first', 'second'])
  workers.wake(1)
  await third
  t.same(woken, ['first', 'second', 'third'])
})

t.test(
  'wakes that no worker waits for hold for the next to come, but for no more than there are',
  async (t) => {
    const { workers, woken, wait } = openTested()
    workers.wake(1)
    workers.wake(5)
    await Promise.all(['first', 'second'].map(wait))
    const third = wait('third')
    workers.wake(0)
    t.same(woken, ['first', 'second'])
    workers.wake(1)
    await third
  },
)

t.test('waking the next worker has no effect if none waits', async (t) => {
  const { workers, woken, wait } = openTested()
  workers.wakeNext()
  const first = wait('first')
  workers.wake(0)
  t.same(woken, [])
  workers.wakeNext()
  await first
})

t.test('one worker is woken at each interval', async (t) => {
  const { woken, wait } = openTested(5)
  const [first, second] = [wait('first'), wait('second')]
  await first
  t.same(woken, ['first'])
  await second
})

t.test('no worker waits after the list is closed', async (t) => {
  const { workers, woken, wait } = openTested()
  const both = ['first', 'second'].map(wait)
  workers.close()
  await Promise.all([...both, wait('third'), wait('fourth')])
  t.equal(woken.length, 4)
})
