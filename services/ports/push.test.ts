import { randomBytes } from 'node:crypto'
import { test } from 'tap'
import { v7 } from 'uuid'
import { testPostgres } from '../../scripts/testing/services.ts'
import { migrate } from '../postgres/migrate.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { outbox } from './outbox.ts'
import { isPushKey, openPusher, outboxPusher, publicPushKey, webPusher, type Pusher } from './push.ts'
import { pushService, vapidClaims } from './testing/push-service.ts'

const push = {
  title: 'Somebody replied to you',
  body: 'Open it to read more.',
  url: 'https://lupus.example/n',
}
const key = randomBytes(32)
const contact = 'mailto:no-reply@network.example'

test('each pusher takes a push, again without harm, and says nothing of the device in what is logged', async (t) => {
  const pool = openPool(await testPostgres(t), [])
  t.teardown(() => pool.end())
  await migrate(pool)
  const sql = sqlOver(pool)
  const { heard, reach, target } = await pushService(t)
  const pushers: Record<string, { pusher: Pusher; texts: () => Promise<string[]> }> = {
    'to a push service': {
      pusher: webPusher(key, contact, reach),
      texts: async () => heard.map(({ headers, text }) => `${String(headers.topic)} ${text}`),
    },
    'to a page': {
      pusher: outboxPusher(sql),
      texts: async () => (await outbox(sql)).map(({ subject, text, to }) => [to, subject, text].join(' ')),
    },
  }
  for (const [name, { pusher, texts }] of Object.entries(pushers)) {
    const id = { eventId: v7(), device: v7() }
    t.equal(await pusher.send(target, push, id), 'sent', name)
    t.equal(await pusher.send(target, push, id), 'sent', name)
    const [text, ...same] = [...new Set(await texts())]
    t.same(same, [], `${name}: replaces the first`)
    for (const part of Object.values(push)) t.match(text, part, name)
    t.notMatch(text, target.endpoint, name)
  }
})

test('a push service hears who sends, how long to keep the push, and nothing that it could read', async (t) => {
  const { heard, reach, target, origin } = await pushService(t)
  await webPusher(key, contact, reach).send(target, push, { eventId: v7(), device: v7() })
  const [{ headers, text } = { headers: {}, text: '' }] = heard
  t.same(JSON.parse(text), push)
  t.match(headers, { ttl: '86400', 'content-encoding': 'aes128gcm' })
  t.match(vapidClaims(headers.authorization, publicPushKey(key)), { aud: origin, sub: contact })
  t.equal(vapidClaims(headers.authorization, publicPushKey(randomBytes(32))), null, 'another key')
})

test('a browser that left is gone, and a service that fails is tried again', async (t) => {
  let status = 201
  const { reach, target } = await pushService(t, () => status)
  const send = (pusher: Pusher) => pusher.send(target, push, { eventId: v7(), device: v7() })
  for (status of [404, 410]) t.equal(await send(webPusher(key, contact, reach)), 'gone', String(status))
  for (status of [301, 429, 500]) await t.rejects(send(webPusher(key, contact, reach)), /status/)
  status = 201
  const elsewhere = { ...target, endpoint: 'https://10.0.0.1/device' }
  t.equal(
    await webPusher(key, contact).send(elsewhere, push, { eventId: v7(), device: v7() }),
    'gone',
    'not on the public internet',
  )
})

test('keys that nothing can be encrypted for are none, and without a key there is no pusher', async (t) => {
  const { target } = await pushService(t)
  t.ok(isPushKey(target.p256dh))
  for (const wrong of [
    '',
    'AAAA',
    target.auth,
    `${target.p256dh}AAAA`,
    Buffer.alloc(65, 4).toString('base64url'),
  ])
    t.notOk(isPushKey(wrong), wrong)
  const sql = sqlOver({} as never)
  t.equal(openPusher({ pushKey: null, publicUrl: 'http://localhost' }, sql), null)
  t.ok(openPusher({ pushKey: key, storesPush: true, publicUrl: 'http://localhost' }, sql))
})
