import { test } from 'tap'
import type { ConversationId, MemberId, ThreadId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { Reads } from '../reads.ts'
import { openRequestLoaders, plainLoaders } from './request-loaders.ts'

const noSql: Sql = () => Promise.resolve([])

const ids = <Id extends string>(prefix: string) => ['1', '2', '2', '3'].map((n) => `${prefix}_${n}` as Id)

function noting() {
  const asked: [name: string, ...args: unknown[]][] = []
  const nothing = new Proxy({} as Reads, {
    get:
      (_, name) =>
      async (...args: unknown[]) => {
        asked.push([String(name), ...args])
        return String(name).includes('Pages') ? new Map() : []
      },
  })
  return { asked, nothing }
}

test('a loader reads rows that are requested at the same time with a single query', async (t) => {
  const { asked, nothing } = noting()
  const loaders = plainLoaders({ reads: nothing, sql: noSql })
  const rows = await Promise.all(ids<MemberId>('member').map((id) => loaders.members.load(id)))
  t.same(rows, [null, null, null, null])
  t.same(asked, [['membersByIds', ['member_1', 'member_2', 'member_3']]])
})

test('a loader reads a conversation for both of its members with a single query', async (t) => {
  const { asked, nothing } = noting()
  const { conversations } = plainLoaders({ reads: nothing, sql: noSql })
  const id: ConversationId = 'conversation_1'
  const pairs = ids<MemberId>('member').map((member) => ({ member, id }))
  t.same(await Promise.all(pairs.map((pair) => conversations.load(pair))), [null, null, null, null])
  const expected = ['member_1', 'member_2', 'member_3'].map((member) => ({ member, id }))
  t.same(asked, [['conversationsByIds', expected]])
})

test('a loader reads the lists of several parents with one query for each set of arguments', async (t) => {
  const { asked, nothing } = noting()
  const { commentsUnder } = openRequestLoaders(noSql)(nothing)
  const load = (size: number) =>
    ids<ThreadId>('thread').map((key) =>
      commentsUnder.load({ args: { page: { size, cursor: null }, viewer: null }, key }),
    )
  await Promise.all([...load(20), ...load(5)])
  const threads = ['thread_1', 'thread_2', 'thread_3']
  t.same(asked, [
    ['commentsPages', threads, { size: 20, cursor: null }, null],
    ['commentsPages', threads, { size: 5, cursor: null }, null],
  ])
})

test('a loader reads the claims of all items of the queue with a single query', async (t) => {
  const statements: string[] = []
  const sql: Sql = (parts) => {
    statements.push(parts.join('?'))
    return Promise.resolve([])
  }
  const { claims } = openRequestLoaders(sql)(noting().nothing)
  const items = ids<ThreadId>('thread')
  t.same(await Promise.all(items.map((item) => claims.load(item))), [null, null, null, null])
  t.equal(statements.length, 1)
})

test('the loaders of a request keep their results, but not for other requests', async (t) => {
  const { asked, nothing } = noting()
  const loadersOf = openRequestLoaders(noSql)
  const [one, other] = [loadersOf(nothing), loadersOf(nothing)]
  for (const { members } of [one, one, other]) await members.load('member_1')
  t.same(asked, [
    ['membersByIds', ['member_1']],
    ['membersByIds', ['member_1']],
  ])
})

test('loaders that requests share keep no results', async (t) => {
  const { asked, nothing } = noting()
  const { members } = plainLoaders({ reads: nothing, sql: noSql })
  for (let n = 0; n < 2; n++) await members.load('member_1')
  t.equal(asked.length, 2)
})
