import { test } from 'tap'
import { offersMessages, refusal } from './authorise.ts'
import { contentActions } from './content-actions.ts'
import { actingRole } from './second-factor.ts'
import type { Viewer } from './visibility.ts'

const viewer = (changes: Partial<NonNullable<Viewer>> = {}): NonNullable<Viewer> => ({
  id: 'member_1',
  role: 3,
  verified: true,
  analyst: false,
  ...changes,
})
const item = {
  kind: 'thread',
  parent: null,
  author: 'member_1',
  state: 'visible',
  locked: false,
  pinned: false,
  pictureState: null,
  body: 'Mine hurt.',
  withdrawn: false,
} as const

test('a role that a site withholds allows what members may do, and its own actions name the next step', async (t) => {
  const withheld = viewer({ withheld: 2 })
  t.equal(refusal('comment', withheld), null)
  t.match(refusal('markAsSpam', withheld), { code: 'SECOND_FACTOR', message: /Log-in security/ })
  t.match(refusal('deleteContent', withheld), { code: 'FORBIDDEN' }, 'moderators may not do that anyway')
  t.match(refusal('deleteContent', viewer({ withheld: 1 })), { code: 'SECOND_FACTOR' })
  t.same(actingRole(5, false, [5]), { role: 3, withheld: 5 })
  t.same(actingRole(5, true, [5]), { role: 5 })
  t.same(actingRole(5, false, [1, 2, 6]), { role: 5 })
})

test("the actions that a viewer may take on an item depend on its author and state and the viewer's role", async (t) => {
  const nothing = {
    edit: false,
    withdraw: false,
    delete: false,
    markAsSpam: false,
    hide: false,
    restore: false,
    lock: false,
    pin: false,
    allowPicture: false,
    removePicture: false,
    move: false,
    merge: false,
    flag: false,
    purge: false,
  }
  t.same(contentActions(item, null), nothing, 'a visitor reads')
  t.same(
    contentActions(item, viewer()),
    { ...nothing, edit: true, withdraw: true },
    'its author changes or deletes it',
  )
  const other = { id: 'member_2' }
  t.same(contentActions(item, viewer(other)), { ...nothing, flag: true }, 'others report')
  t.same(contentActions(item, viewer({ ...other, verified: false })), nothing, 'once they are verified')
  t.match(contentActions(item, viewer({ ...other, role: 2 })), {
    markAsSpam: true,
    hide: true,
    restore: false,
    lock: true,
    pin: true,
    allowPicture: false,
    removePicture: false,
    move: true,
    delete: false,
    purge: false,
  })
  const asModerator = viewer({ ...other, role: 2 })
  t.match(contentActions({ ...item, locked: true }, asModerator), { lock: false, move: true })
  t.match(contentActions({ ...item, pinned: true }, asModerator), { pin: false, lock: true })
  const can = { waiting: [true, true], allowed: [false, true], removed: [true, false] } as const
  for (const [state, [allowPicture, removePicture]] of Object.entries(can)) {
    const pictured = { ...item, pictureState: state as keyof typeof can }
    t.match(contentActions(pictured, asModerator), { allowPicture, removePicture })
    t.match(contentActions(pictured, viewer(other)), { allowPicture: false, removePicture: false })
  }
  t.match(contentActions({ ...item, kind: 'reply' }, asModerator), { lock: false, pin: false, move: false })
  for (const role of [1, 2, 5, 6] as const) {
    const actions = contentActions(item, viewer({ ...other, role }))
    t.equal(actions.merge, role !== 2, 'administrators merge threads')
    const merged = contentActions({ ...item, parent: 'thread_2' }, viewer({ ...other, role }))
    t.match(merged, { lock: false, move: false, merge: false, hide: true }, 'once')
  }
  t.match(contentActions({ ...item, state: 'spam' }, asModerator), { restore: true })
  t.match(contentActions({ ...item, state: 'deleted' }, asModerator), { restore: false })
  t.match(contentActions({ ...item, state: 'deleted' }, viewer({ ...other, role: 1 })), { restore: true })
  t.match(contentActions(item, viewer({ ...other, role: 1 })), {
    markAsSpam: true,
    delete: true,
    purge: true,
  })
  t.match(
    contentActions({ ...item, state: 'hidden' }, viewer()),
    { edit: true, hide: false },
    'hidden until edited',
  )
  t.match(contentActions({ ...item, state: 'deleted' }, viewer({ role: 1 })), { edit: false, delete: false })
  t.match(contentActions(item, viewer({ role: 4 })), { edit: false, withdraw: true }, 'a spammer deletes')
  for (const removed of [
    { ...item, withdrawn: true },
    { ...item, body: null },
    { ...item, state: 'deleted' as const },
  ]) {
    t.match(
      contentActions(removed, viewer()),
      { edit: false, withdraw: false },
      'what is gone stays as it is',
    )
    t.match(contentActions(removed, viewer(other)), { flag: false })
  }
})

test("private messages are offered to a viewer according to the site's settings and the roles of both members", async (t) => {
  const to = { id: 'member_2', username: 'Bo', role: 3 } as const
  const on = { restricted: false }
  t.ok(offersMessages(to, viewer(), on))
  t.ok(offersMessages(to, null, on), 'a visitor is asked to register')
  t.notOk(offersMessages(to, viewer({ id: to.id }), on), 'not to oneself')
  t.notOk(offersMessages({ ...to, username: 'Editorial Team' }, viewer(), on))
  t.notOk(offersMessages({ ...to, username: null }, viewer(), on), 'not to who was removed')
  t.notOk(offersMessages({ ...to, role: 4 }, viewer(), on), 'not to a spammer')
  t.notOk(offersMessages(to, viewer({ role: 4 }), on), 'not by a spammer')
  const restricted = { restricted: true }
  t.notOk(offersMessages(to, viewer(), restricted))
  t.notOk(offersMessages(to, null, restricted), 'a visitor is not asked to register for nothing')
  t.ok(offersMessages(to, viewer({ role: 5 }), restricted), 'by an administrator')
  t.ok(offersMessages({ ...to, role: 1 }, viewer(), restricted), 'to an administrator')
})

test('a refusal names the first step that the viewer has to take, such as logging in', async (t) => {
  t.equal(refusal('createThread', null)?.code, 'UNAUTHENTICATED')
  t.equal(refusal('createThread', viewer({ verified: false }))?.code, 'UNVERIFIED')
  t.equal(refusal('createThread', viewer()), null)
  t.equal(refusal('deleteContent', viewer({ role: 2 }))?.message, 'Not authorized')
})
