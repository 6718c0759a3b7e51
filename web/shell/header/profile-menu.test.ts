import { test } from 'tap'
import { roles, type RoleId } from '../../../services/rules/roles.ts'
import { profileMenu } from './profile-menu.ts'

const none = { messages: 0, notifications: 0 }
const member = (role: RoleId = roles.member, analyst = false) => ({
  id: 'member_1',
  role,
  verified: true,
  analyst,
})
const texts = (...args: Parameters<typeof profileMenu>) => profileMenu(...args).map(({ text }) => text)

test("The account menu contains links to the member's own pages", async (t) => {
  t.same(texts(member(), ['private_messaging'], none), [
    'My Profile',
    'Notifications',
    'Private Messages',
    'Account Settings',
  ])
})

test('The account menu has an entry for messages only on sites with private messaging', async (t) => {
  t.notOk(texts(member(), [], none).some((text) => /Messages/.test(text)))
  const restricted = ['private_messaging', 'restrict_private_messaging']
  t.ok(texts(member(), restricted, none).includes('Messages'))
})

test('The account menu of moderators has Moderation, that of administrators WP Admin too', async (t) => {
  const own = ['My Profile', 'Notifications', 'Account Settings']
  t.same(texts(member(roles.moderator), [], none), [...own, 'Moderation'])
  for (const role of [roles.administrator, roles.superAdmin, roles.communityTech]) {
    t.same(texts(member(role), [], none), [...own, 'Moderation', 'WP Admin'])
    t.same(texts(member(role, true), [], none), [...own, 'Moderation', 'WP Admin'])
  }
  t.same(texts(member(roles.member, true), [], none), [...own, 'Analytics'])
})

test('The account menu shows the numbers of unread messages and notifications', async (t) => {
  const entries = profileMenu(member(), ['private_messaging'], { messages: 3, notifications: 2 })
  t.same(
    entries.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]),
    [
      ['notifications', 2],
      ['messages', 3],
    ],
  )
})
