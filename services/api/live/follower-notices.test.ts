import { test } from 'tap'
import type { RecordedEvent } from '../../../events/event.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { alone, under } from '../../../events/testing/content.ts'
import { recorded } from '../../../projections/testing/history.ts'
import { idOf, members, site } from '../../../projections/testing/world.ts'
import { openFollowerBells, type Followed } from './follower-notices.ts'

const [ada, bo, cara] = [members[0]!, members[1]!, members[2]!]
const thread = idOf('thread', 0)
const said = (n: number): RecordedEvent =>
  recorded([
    {
      type: 'CommentCreated',
      data: { ...under(idOf('comment', n), thread), site, author: ada, body: 'Oh' },
    },
  ])[0]!
const wrote = recorded([
  { type: 'StatusCreated', data: { ...alone(idOf('status', 0)), site, author: ada, body: 'Well today' } },
])[0]!

/** Opens the bells of a process in which some members have open pages; bo follows the thread, cara follows ada. */
function openTested(open: readonly MemberId[]) {
  const asked: (readonly MemberId[])[] = []
  const rung: Followed[] = []
  let next = Promise.withResolvers<void>()
  const bells = openFollowerBells({
    open: () => open,
    interval: 20,
    ring: (followed) => {
      rung.push(followed)
      next.resolve()
    },
    reads: {
      async threadFollowers(_, among) {
        asked.push(among)
        return among.includes(bo) ? [{ member: bo, thread }] : []
      },
      followersOf: async (_, among) => (among.includes(cara) ? [cara] : []),
    },
  })
  const ring = async () => {
    await next.promise
    next = Promise.withResolvers()
  }
  return { bells, asked, rung, ring }
}

test('many comments in a thread ring once a while for a follower with an open page, and ask for nobody else', async (t) => {
  const { bells, asked, rung, ring } = openTested([ada, bo])
  const written = [0, 1, 2, 3].map(said)
  for (const event of written) bells.hear(event)
  await ring()
  t.same(
    rung.map(({ member, kind, event }) => [member, kind, event.data]),
    [[bo, 'thread', written[3]!.data]],
    'the newest one rings',
  )
  t.same(asked, [[ada, bo]])
  bells.hear(said(4))
  await ring()
  t.equal(rung.length, 2, 'a later one rings again')
})

test('a status update rings for the followers of its author', async (t) => {
  const { bells, rung, ring } = openTested([cara])
  bells.hear(wrote)
  await ring()
  t.match(rung, [{ member: cara, kind: 'status', followed: ada }])
})

test('a member whose page was made before a comment hears of it with the subscription', async (t) => {
  const { bells, asked } = openTested([])
  const before = Date.now()
  bells.hear(said(0))
  t.match(await bells.missed(bo, before), [{ member: bo, kind: 'thread', followed: thread }])
  t.same(await bells.missed(bo, Date.now() + 1), [], 'a later page has it')
  t.same(await bells.missed(ada, before), [])
  t.same(asked, [[bo], [ada]], 'nobody is asked about without an open page')
})
