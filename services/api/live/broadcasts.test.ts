import { on, EventEmitter, once } from 'node:events'
import { test } from 'tap'
import { afterMissed, openBroadcasts, type Telling, type Told } from './broadcasts.ts'

function opened({ isState = false } = {}) {
  const news = new EventEmitter()
  const sources = { started: 0, ended: new EventEmitter() }
  const begin = async (): Promise<Telling> => {
    sources.started++
    const stop = new AbortController()
    async function* results(): AsyncGenerator<Told> {
      try {
        for await (const [data] of on(news, 'told', { signal: stop.signal }))
          yield { result: { data: { data } }, isState }
      } catch (error) {
        if (!stop.signal.aborted) throw error
      }
    }
    const source = results()
    const end = source.return.bind(source)
    source.return = (value) => {
      stop.abort()
      sources.ended.emit('end')
      return end(value)
    }
    return source
  }
  const scope = {}
  const broadcast = openBroadcasts()
  async function listen(key = 'a key', of: object = scope) {
    const telling = await broadcast(of, key, begin)
    if (!(Symbol.asyncIterator in telling)) throw new Error('It cannot be listened to')
    return telling
  }
  return {
    listen,
    sources,
    tell: (data: string) => news.emit('told', data),
    fail: () => news.emit('error', new Error('gone')),
  }
}
const data = (told: string) => ({ value: { result: { data: { data: told } } } })

test('equal subscriptions share one source, and each subscriber gets all results', async (t) => {
  const { listen, sources, tell } = opened()
  const [one, two] = [await listen(), await listen()]
  t.equal(sources.started, 1)
  const both = [one.next(), two.next()]
  tell('first')
  tell('second')
  for (const next of both) t.match(await next, data('first'))
  t.match(await two.next(), data('second'))
  t.match(await one.next(), data('second'))
  await listen('another key')
  await listen('a key', {})
  t.equal(sources.started, 3, 'another subscription, or another site, has a source of its own')
})

test('the source of a shared subscription ends when its last subscriber leaves', async (t) => {
  const { listen, sources, tell } = opened()
  const [one, two] = [await listen(), await listen()]
  await one.return?.()
  const next = two.next()
  tell('still')
  t.match(await next, data('still'))
  const ended = once(sources.ended, 'end')
  await two.return?.()
  await ended
  await listen()
  t.equal(sources.started, 2)
})

test('a subscriber who joins a shared subscription gets the current state, but no earlier changes', async (t) => {
  const states = opened({ isState: true })
  const first = await states.listen()
  const told = first.next()
  states.tell('blue')
  await told
  t.match(await (await states.listen()).next(), data('blue'))

  const changes = opened()
  const early = await changes.listen()
  const change = early.next()
  changes.tell('added')
  await change
  const next = (await changes.listen()).next()
  changes.tell('removed')
  t.match(await next, data('removed'))
})

test('an error of a shared subscription reaches all subscribers', async (t) => {
  const { listen, fail } = opened()
  const both = [(await listen()).next(), (await listen()).next()]
  fail()
  for (const next of both) await t.rejects(next, { message: 'gone' })
})

test('a subscription of a slow client ends with an error, and others are not delayed', async (t) => {
  const { listen, tell } = opened()
  const [slow, quick] = [await listen(), await listen()]
  for (let n = 0; n <= 600; n++) {
    const next = quick.next()
    tell(String(n))
    t.match(await next, data(String(n)))
  }
  await t.rejects(slow.next(), { message: /too slow to keep up/ })
})

test('a subscriber gets the changes that it has missed before later ones', async (t) => {
  const { listen, tell } = opened()
  async function* missed(): AsyncGenerator<Told> {
    yield { result: { data: { data: 'missed' } }, isState: false }
  }
  const joined = await afterMissed(await listen(), async () => missed())
  if (!(Symbol.asyncIterator in joined)) throw new Error('It cannot be listened to')
  const other = await listen()
  const next = other.next()
  tell('later')
  await next
  t.match(await joined.next(), data('missed'))
  t.match(await joined.next(), data('later'))
})

test('a subscriber whose missed changes cannot be read leaves the shared subscription', async (t) => {
  const { listen, sources } = opened()
  const [first, second, third] = [once(sources.ended, 'end'), await listen('one'), await listen('two')]
  await t.rejects(
    afterMissed(second, () => Promise.reject(new Error('gone'))),
    { message: 'gone' },
  )
  await first
  const ended = once(sources.ended, 'end')
  t.same(await afterMissed(third, async () => ({ data: null })), { data: null })
  await ended
  const failing: AsyncIterableIterator<Told> = {
    next: () => Promise.reject(new Error('lost')),
    [Symbol.asyncIterator]: () => failing,
  }
  const joined = await afterMissed(await listen('three'), async () => failing)
  if (!(Symbol.asyncIterator in joined)) throw new Error('It cannot be listened to')
  const last = once(sources.ended, 'end')
  await t.rejects(joined.next(), { message: 'lost' })
  await last
})
