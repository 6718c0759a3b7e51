import DataLoader from 'dataloader'
import { EventEmitter } from 'node:events'
import { test } from 'tap'
import { v7 } from 'uuid'
import type { MemberId } from '../../../events/kinds.ts'
import type { Change } from '../../../projections/projection.ts'
import { newId } from '../../commands/frame/ids.ts'
import type { MemberRow } from '../reads.ts'
import { cachedMembers } from './members.ts'

function opened() {
  const news = new EventEmitter()
  const names = new Map<MemberId, string>()
  const reads: MemberId[] = []
  const members = new DataLoader<MemberId, MemberRow | null>(
    async (ids) => {
      reads.push(...ids)
      return ids.map((id) => ({ id, username: names.get(id) ?? null }) as MemberRow)
    },
    { cache: false },
  )
  const listening = (name: string) => (handler: (change: Change) => void) => {
    news.on(name, handler)
    return () => {}
  }
  const changes = { onChange: listening('change'), onResync: listening('gap') }
  return { names, reads, news, cached: cachedMembers(members, changes) }
}

test('a member is read once, and again after a change, a gap in the news, or a change during the read', async (t) => {
  const { names, reads, news, cached } = opened()
  const id = newId('member', v7())
  const change = (username: string) => {
    names.set(id, username)
    news.emit('change', { topic: `member:${id}`, id })
  }
  names.set(id, 'Ada')
  t.match(await cached.load(id), { username: 'Ada' })
  await cached.load(id)
  t.equal(reads.length, 1)
  change('Bo')
  t.match(await cached.load(id), { username: 'Bo' })
  news.emit('gap')
  await cached.load(id)
  t.equal(reads.length, 3)
  news.emit('gap')
  const reading = cached.load(id)
  change('Cy')
  await reading
  t.match(await cached.load(id), { username: 'Cy' })
})

test('a member whose read failed is read again, and not answered with the same error', async (t) => {
  const id = newId('member', v7())
  let isPaused = true
  const members = new DataLoader<MemberId, MemberRow | null>(
    async (ids) => ids.map((id) => (isPaused ? new Error('no answer') : ({ id } as MemberRow))),
    { cache: false },
  )
  const cached = cachedMembers(members, { onChange: () => () => {}, onResync: () => () => {} })
  await t.rejects(cached.load(id), /no answer/)
  isPaused = false
  t.match(await cached.load(id), { id })
})
