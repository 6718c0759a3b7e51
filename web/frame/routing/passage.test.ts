import { test } from 'tap'
import { routes } from '../../../services/rules/routes/routes.ts'
import { leavesApp, logInTextOf, passage, type Entrant } from './passage.ts'

const someone = (change: Partial<NonNullable<Entrant>> = {}): Entrant => ({
  id: 'm',
  role: 3,
  verified: true,
  analyst: false,
  username: 'Ada Sore',
  ...change,
})

const plain = { features: [] }
const unnamed = 'CommunityMember12345678'

test('if a route has several requirements, they are checked in a fixed order', async (t) => {
  const create = { needs: 'verify' } as const
  const asked = (route: Parameters<typeof passage>[0], entrant: Entrant) => passage(route, entrant, plain)
  t.equal(asked(create, null), 'sign-in')
  t.equal(asked(create, someone({ username: unnamed, verified: false })), 'choose-username')
  t.equal(asked(create, someone({ verified: false })), 'verify')
  t.equal(asked(create, someone()), 'pass')
  t.equal(asked({ needs: 'visitor' }, someone()), 'profile')
  t.equal(asked({ needs: 'auth', may: 'viewModeration' }, someone()), 'forbidden')
  t.equal(asked({ needs: 'auth', may: 'viewModeration' }, someone({ withheld: 2 })), 'second-factor')
  t.equal(asked({ needs: 'auth', may: 'viewModeration' }, someone({ role: 2 })), 'pass')
  t.equal(asked({}, null), 'pass')
})

test('members without a username can open only the pages needed to choose one or to leave', async (t) => {
  const member = someone({ username: unnamed })
  const open = routes.filter(
    (route) => route.screen && !route.may && passage(route, member, plain) === 'pass',
  )
  t.same(open.map(({ path }) => path).toSorted(), [
    '/404',
    '/about-us',
    '/check-receipt',
    '/community-rules',
    '/cookie-settings',
    '/deleted/:token',
    '/demo/:page',
    '/email-unsubscribe',
    '/forgot-password',
    '/keep-access',
    '/register-username',
    '/transparency',
    '/unsubscribe',
    '/unsubscribe.php',
    '/update-email',
    '/your-privacy-choices',
  ])
})

test('social networks do not require members to choose a username', async (t) => {
  const social = { features: ['social_network'] }
  for (const route of [{}, { needs: 'auth' }, { needs: 'verify' }] as const)
    t.equal(passage(route, someone({ username: unnamed }), social), 'pass')
})

test('the log-in page says why the target page needs a log-in', async (t) => {
  t.equal(logInTextOf('/messages?sort=new'), 'Log in to read your messages.')
  t.equal(logInTextOf('/create-thread'), 'Log in to start a thread.')
  t.equal(logInTextOf('/moderation'), 'Log in to continue.')
  t.equal(logInTextOf('/forums#comment-thread'), null, 'the page is public')
})

test('only moderation and administration are opened as new documents', async (t) => {
  for (const path of ['/moderation', '/moderation/c_1', '/wp-admin/', '/admin?x', '/dashboard#top'])
    t.equal(leavesApp(path), true, path)
  for (const path of ['/', '/moderations', '/forums/moderation', '/administration'])
    t.equal(leavesApp(path), false, path)
})
