import { test } from 'tap'
import { entriesOf } from '../../../events/entries.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, type DecidedId } from '../../../events/kinds.ts'
import { verbRow, type Verb } from '../../rules/decisions.ts'
import { roles, type RoleId } from '../../rules/roles.ts'
import { moderation } from './moderation.ts'
import { post } from '../testing/posts.ts'
import {
  avatarChosen,
  avatarRemoved,
  categoryAdded,
  decide,
  decided,
  items,
  roleOf,
  status,
  statusReply,
  undo,
  undone,
} from '../testing/decisions.ts'
import { spec, type History } from '../testing/spec.ts'
import {
  anotherThread,
  bo,
  comment,
  message,
  moderator,
  pictureAttached,
  reply,
  site,
  thread,
  threadCreated,
  unverified,
  verified,
  withRole,
} from '../testing/stories.ts'

const admins = [roles.administrator, roles.superAdmin, roles.communityTech]
const moderators = [...admins, roles.moderator]

const written = [thread, comment, reply, status, statusReply]
const content = [...written, post]
const pictured = [thread, comment, reply]

/** Roles that may take each decision (spec §6), and the items on which it is possible. */
const table: Record<Verb, { by: readonly RoleId[]; on: readonly DecidedId[] }> = {
  dismiss: { by: moderators, on: [...content, message, bo] },
  warn: { by: moderators, on: [...written, message, bo] },
  hide: { by: moderators, on: content },
  markAsSpam: { by: moderators, on: [...written, bo] },
  delete: { by: admins, on: content },
  restore: { by: moderators, on: content },
  lock: { by: moderators, on: [thread, post] },
  pin: { by: moderators, on: [thread] },
  move: { by: moderators, on: [thread] },
  merge: { by: admins, on: [thread] },
  allowPicture: { by: moderators, on: pictured },
  removePicture: { by: moderators, on: [...pictured, bo] },
}

/** Events before a decision: a hidden item, or one with a picture, if the decision needs it. */
function prepared(verb: Verb, item: DecidedId): CatalogueEvent[] {
  if (verb === 'restore') return [decided('hide', item)]
  if (!verbRow(verb).picture) return []
  return item === bo ? [avatarChosen] : [pictureAttached(item as typeof thread)]
}

const aSite: History = { stream: streamOf(site), events: [categoryAdded] }

const people: [History, RoleId | null][] = [
  ...moderators.map((role): [History, RoleId] => [withRole(moderator, role), role]),
  [verified(moderator), roles.member],
  [unverified(moderator), roles.member],
  [withRole(moderator, roles.spammer), roles.spammer],
]

test('each role may take and undo exactly the decisions of its rank, on each kind of item (spec §6)', async () => {
  for (const [verb, { by, on }] of entriesOf(table)) {
    for (const { id: item, made, root } of items) {
      const created = [...made, ...(on.includes(item) ? prepared(verb, item) : [])]
      const can = (role: RoleId | null) => role !== null && by.includes(role)
      const isMember = item === bo && verb === 'markAsSpam'
      const isAvatar = item === bo && verb === 'removePicture'
      const expected = [
        decided(verb, item, created.length - 1),
        ...(isMember ? [roleOf(bo, roles.spammer)] : []),
        ...(isAvatar ? [avatarRemoved] : []),
      ]
      for (const [who, role] of people) {
        const then = spec(moderation)
          .given(created)
          .knowing(who, aSite, anotherThread())
          .when(decide(verb, item, created.length - 1), moderator)
        if (!can(role)) await then.thenRejected('Not authorized')
        else if (!on.includes(item)) await then.thenRejected("This decision isn't possible here")
        else await then.then(expected)
        if (!on.includes(item)) continue
        const before = verb === 'restore' ? 'hidden' : 'visible'
        const state = root === null ? null : before
        const undoing = spec(moderation)
          .given([...created, ...expected])
          .knowing(who)
          .when(undo(created.length, item), moderator)
        if (!can(role)) await undoing.thenRejected('Not authorized')
        else
          await undoing.then([
            undone(created.length, state, item, {
              ...(verb === 'pin' && { pinned: false }),
              ...(verbRow(verb).picture && !isAvatar && { picture: 'waiting' }),
            }),
            ...(isMember ? [roleOf(bo, roles.member)] : []),
            ...(isAvatar ? [avatarChosen] : []),
          ])
      }
    }
  }
})

test('visitors can neither decide nor undo', async () => {
  for (const command of [decide('delete'), undo(0)])
    await spec(moderation)
      .given([threadCreated])
      .when(command, moderator)
      .thenRejected('Please create an account or log in to continue.')
})
