import { EventEmitter } from 'node:events'
import { test } from 'tap'
import { v4, v7 } from 'uuid'
import type { Sql } from '../../postgres/sql.ts'
import { newId } from '../../commands/frame/ids.ts'
import { plainLoaders } from '../graphql/request-loaders.ts'
import type { Reads } from '../reads.ts'
import { openViewers, sessionTopic } from './viewers.ts'

/** Opens viewers with a session that does not end, and counts how often the viewer is read. */
function opened() {
  const session = { id: v4(), member: newId('member', v7()) }
  const state = { lasts: true, looks: 0 }
  const sql = (async () => {
    state.looks++
    return state.lasts ? [{ id: session.id }] : []
  }) as unknown as Sql
  const news = new EventEmitter()
  const changes = {
    subscribe(topic: string, handler: () => void) {
      news.on(topic, handler)
      return () => void news.off(topic, handler)
    },
    onResync(handler: () => void) {
      news.on('gap', handler)
      return () => void news.off('gap', handler)
    },
  }
  const reads: Partial<Reads> = { membersByIds: async () => [] }
  const loaders = plainLoaders({ reads: reads as Reads, sql })
  return { session, state, news, viewers: openViewers({ sql, changes: changes as never, loaders }) }
}

test('the member of a session is read once, and again only after a change of the member', async (t) => {
  const { session, state, news, viewers } = opened()
  const nothing = { legacyRole: null, registeredAt: null }
  const least = { id: session.member, role: 3, verified: false, analyst: false, ...nothing }
  t.strictSame(await viewers.of(session), least, 'whom the read model does not know yet can do the least')
  await viewers.of(session)
  t.equal(state.looks, 1)
  news.emit(`member:${session.member}`)
  await viewers.of(session)
  t.equal(state.looks, 2)
  t.equal(news.listenerCount(`member:${session.member}`), 1, 'nobody listens twice')
})

test('the viewer of a session is null as soon as the end of the session is announced', async (t) => {
  const { session, state, news, viewers } = opened()
  await viewers.of(session)
  state.lasts = false
  news.emit(sessionTopic(session.id))
  t.equal(await viewers.of(session), null)
})

test('if a member changes while being read as a viewer, the member is read again', async (t) => {
  const { session, state, news, viewers } = opened()
  const first = viewers.of(session)
  state.lasts = false
  news.emit(sessionTopic(session.id))
  await first
  t.equal(await viewers.of(session), null)
})

test('cached viewers are discarded when announcements of changes may have been missed', async (t) => {
  const { session, state, news, viewers } = opened()
  await viewers.of(session)
  state.lasts = false
  news.emit('gap')
  t.equal(await viewers.of(session), null)
})

test('viewers of cached sessions are refreshed before their cache entries expire', async (t) => {
  const { session, state, viewers } = opened()
  await viewers.of(session)
  t.same(await viewers.renew([session.id]), [])
  t.equal(state.looks, 2)
  await viewers.of(session)
  t.equal(state.looks, 2, 'which counts for the next')
  state.lasts = false
  t.same(await viewers.renew([session.id]), [session.id], 'those that have ended are told')
  t.equal(await viewers.of(session), null)
  t.same(await viewers.renew([session.id]), [session.id], 'known or not')
})

test('hundreds of sessions are looked up in several statements, and all that ended are found', async (t) => {
  const { session, state, viewers } = opened()
  const others = Array.from({ length: 250 }, () => v4())
  t.same(await viewers.renew([...others.slice(0, 120), session.id, ...others.slice(120)]), others)
  t.equal(state.looks, 3)
})
