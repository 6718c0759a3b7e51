import fastify from 'fastify'
import { test } from 'tap'
import { openFeedSender } from './send.ts'

test('a reader that knows only the date gets a feed from which something was removed', async (t) => {
  let text = 'a'
  const sendFeed = openFeedSender()
  const app = fastify()
  app.get('/feed', (request, reply) =>
    sendFeed(request, reply, { text, type: 'text/plain', address: '/feed' }),
  )
  t.teardown(() => app.close())
  const get = (since?: string) =>
    app.inject({ url: '/feed', headers: since === undefined ? {} : { 'if-modified-since': since } })
  const changed = async () => String((await get()).headers['last-modified'])
  const first = await changed()
  t.equal((await get(first)).statusCode, 304)
  text = 'b'
  t.equal((await get(first)).body, 'b', 'also within one second')
  text = 'a'
  const again = await changed()
  t.equal((await get(again)).statusCode, 304)
  t.equal((await get(first)).statusCode, 200)
})
