import { test } from 'tap'
import { keysOf } from '../../../events/entries.ts'
import { audienceOf, audiences, mayRead, type Audience } from './privacy.ts'
import { fieldsOf, isProfileField, profileFields, type ProfileFieldName } from './fields.ts'
import { roles, type RoleId } from '../roles.ts'
import type { Viewer } from '../visibility.ts'

const ada: { id: string; role: RoleId } = { id: 'ada', role: roles.member }
const fields = Object.keys(profileFields).filter(isProfileField)

const person = (id: string, role: RoleId): Viewer => ({ id, role, verified: true, analyst: false })

/** Viewers of Ada's profile; Ada follows one of them, and there is a block between her and another. */
const viewers = {
  visitor: null,
  member: person('bo', roles.member),
  followed: person('cy', roles.member),
  self: person('ada', roles.member),
  moderator: person('ruth', roles.moderator),
  administrator: person('grace', roles.administrator),
  blocked: person('dan', roles.member),
  spammer: person('eve', roles.spammer),
} as const satisfies Record<string, Viewer>
type Name = keyof typeof viewers
const names = keysOf(viewers)

const readers = (field: ProfileFieldName, audience: Audience, owner = ada): Name[] =>
  names.filter((name) =>
    mayRead(field, audience, {
      viewer: viewers[name],
      owner,
      isFollowed: name === 'followed',
      isBlocked: name === 'blocked',
    }),
  )

const health: ProfileFieldName[] = [
  'gender',
  'ethnicity',
  'birthday',
  'zipcode',
  'conditions',
  ...fieldsOf('extended'),
]
const answers = (['questions', 'extended', 'social'] as const).flatMap(fieldsOf)

test('each field is read by its audience, by no more, and by moderators as far as it can be reported', async (t) => {
  const expected: Record<Audience, Name[]> = {
    everyone: ['visitor', 'member', 'followed', 'self', 'moderator', 'administrator', 'spammer'],
    members: ['member', 'followed', 'self', 'moderator', 'administrator'],
    followed: ['followed', 'self', 'moderator', 'administrator'],
    me: ['self'],
  }
  for (const field of fields)
    for (const audience of audiences) {
      const isWithheld = health.includes(field) && audience === 'followed'
      t.same(
        readers(field, audience),
        isWithheld ? ['followed', 'self'] : expected[audience],
        `${field} for ${audience}`,
      )
    }
})

test("a spammer's profile is read by the spammer and by moderators, within each audience", async (t) => {
  const eve = { id: 'eve', role: roles.spammer }
  t.same(readers('bio', 'everyone', eve), ['moderator', 'administrator', 'spammer'])
  t.same(readers('bio', 'followed', eve), ['moderator', 'administrator', 'spammer'])
  t.same(readers('conditions', 'me', eve), ['spammer'])
})

test('a moderator whom a member follows or has blocked reads what other moderators read, and is not followed less', async (t) => {
  const owner = ada
  const viewer = viewers.moderator
  t.ok(mayRead('conditions', 'followed', { viewer, owner, isFollowed: true, isBlocked: false }))
  t.ok(mayRead('bio', 'followed', { viewer, owner, isFollowed: false, isBlocked: true }))
  t.notOk(mayRead('bio', 'me', { viewer, owner, isFollowed: true, isBlocked: false }))
})

test('facts about health and origin and answers start private, and everything else starts open', async (t) => {
  const isPrivate = (field: ProfileFieldName) => [...health, ...answers].includes(field)
  for (const field of fields) t.equal(audienceOf(field, {}), isPrivate(field) ? 'me' : 'everyone')
  for (const activity of ['seen', 'typing']) t.equal(audienceOf(activity, {}), 'everyone')
  t.equal(audienceOf('conditions', { conditions: 'members' }), 'members')
})
