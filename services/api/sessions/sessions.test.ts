import { EventEmitter, once } from 'node:events'
import { test } from 'tap'
import { v7 } from 'uuid'
import { openPool, sqlOver, type Sql } from '../../postgres/sql.ts'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { newId } from '../../commands/frame/ids.ts'
import { migrate } from '../../postgres/migrate.ts'
import { sessionsOf, startSession } from '../../operational/sessions.ts'
import { openSessions } from './sessions.ts'

test('the session of a token is read from the database once, and its last use is saved in the background', async (t) => {
  const pool = openPool(await testPostgres(t), [])
  t.teardown(() => pool.end())
  await migrate(pool)
  const asked = new EventEmitter()
  const over = sqlOver(pool)
  const sql: Sql = async (parts, ...values) => {
    const rows = await over<never>(parts, ...values)
    asked.emit(/\w+/.exec(parts[0] ?? '')?.[0] ?? '', parts)
    return rows
  }
  const member = newId('member', v7())
  const { session, token } = await startSession(over, { member, device: 'Firefox on Linux' })
  await over`update operational.session set last_seen_at = now() - interval '1 hour'`
  const ended = new Set<string>()
  const sessions = openSessions({
    sql,
    viewers: {
      of: async ({ id }) =>
        ended.has(id) ? null : { id: member, role: 3, verified: true, registeredAt: null, analyst: false },
      now: () => undefined,
      renew: async () => [],
      forget: (id) => void ended.add(id),
    },
    sockets: { closeSession: () => {} },
    announce: async () => {},
  })

  let lookedUp = 0
  asked.on('select', () => lookedUp++)
  const noted = once(asked, 'with')
  t.match(await sessions.find(token), { id: session.id, member })
  t.match(await sessions.find(token), { id: session.id, member })
  t.equal(lookedUp, 1)
  t.equal(await sessions.find('another'), null)

  await noted
  const [seen] = await sessionsOf(over, member)
  t.ok(Date.now() - (seen?.lastSeenAt.getTime() ?? 0) < 60_000)

  t.ok(await sessions.end(session))
  t.equal(await sessions.find(token), null, 'nobody comes in with one that has ended')
})
