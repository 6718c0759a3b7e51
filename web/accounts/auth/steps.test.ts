import { test } from 'tap'
import {
  after,
  closed,
  headingOf,
  isBeforeLogIn,
  move,
  nextStep,
  progressOf,
  shownStep,
  stepBack,
  verifyPrompt,
  type Done,
  type Facts,
  type Step,
} from './steps.ts'

interface Person extends Partial<Facts['member']> {
  on?: 'plain' | 'rare_disease' | 'social_network'
  arrival?: Facts['arrival']
  isFastTrack?: boolean
}

/** Returns the next step for each action of a person on a kind of site. */
function person({ on = 'plain', arrival = 'email', isFastTrack = false, ...member }: Person = {}) {
  const facts: Facts = {
    features: ['Accounts', on],
    arrival,
    isUgc: false,
    isFastTrack,
    member: { username: 'MayaInMotion', isVerified: false, ...member },
  }
  return (done: Done) => after(done, facts)
}

test('Registration leads to verification, the condition or the username, by kind of site', async (t) => {
  t.equal(person()('registered'), 'verificationOptions')
  t.equal(person({ on: 'rare_disease' })('registered'), 'requestDisorderDemographicInfo')
  t.equal(person({ on: 'social_network' })('registered'), 'setUsername')
  for (const on of ['plain', 'rare_disease', 'social_network'] as const) {
    t.equal(person({ on, isVerified: true })('registered'), null, `verified on ${on}: the dialog closes`)
  }
})

test('A new member who signed up with a social account is asked for missing data', async (t) => {
  const arrival = 'social'
  t.equal(person({ arrival })('registeredBySocialLogin'), 'setUsername')
  t.equal(
    person({ arrival, on: 'rare_disease' })('registeredBySocialLogin'),
    'requestDisorderDemographicInfo',
  )
  const social = { arrival, on: 'social_network', firstName: 'Maya' } as const
  t.equal(person({ ...social, lastName: null })('registeredBySocialLogin'), 'fNameAndLName')
  t.equal(person({ ...social, lastName: 'Iyer' })('registeredBySocialLogin'), 'setUsername')
  t.equal(person(social)('named'), 'setUsername')
})

test("After the username, only a social network's sign-up asks for the health condition", async (t) => {
  t.equal(person()('usernameSet'), 'accountConfirmation')
  t.equal(person({ on: 'rare_disease' })('usernameSet'), 'accountConfirmation')
  t.equal(person({ on: 'social_network' })('usernameSet'), 'requestDisorderDemographicInfo')
  const first = { on: 'social_network', arrival: 'first-social-network' } as const
  t.equal(person({ ...first, isVerified: true })('usernameSet'), 'accountConfirmation')
  t.equal(person(first)('usernameSet'), 'requestDisorderDemographicInfo')
})

test('After the health condition, sign-up asks for a missing username, else verification', async (t) => {
  const on = 'rare_disease'
  for (const username of ['', 'CommunityMember42']) {
    t.equal(person({ on, username })('demographicsGiven'), 'setUsername', `with the username “${username}”`)
  }
  t.equal(person({ on })('demographicsGiven'), 'verificationOptions')
  t.equal(person({ on: 'social_network', username: '' })('demographicsGiven'), 'setSocialSites')
  for (const on of ['rare_disease', 'social_network'] as const) {
    t.equal(person({ on, isFastTrack: true })('demographicsGiven'), null, `on the fast track of ${on}`)
  }
})

test('Verified members end sign-up with a confirmation, others with ways to verify', async (t) => {
  t.equal(person()('socialSitesGiven'), 'verificationOptions')
  t.equal(person({ isVerified: true })('socialSitesGiven'), 'accountConfirmation')
  t.equal(person()('verificationSkipped'), 'accountConfirmation')
  t.equal(person()('codeAccepted'), 'accountConfirmation')
  t.equal(person({ on: 'rare_disease' })('codeAccepted'), 'accountConfirmationWithNoCTA')
  t.equal(person()('passwordSet'), null)
})

test('After a log-in, only members of a social network are asked for missing data', async (t) => {
  const on = 'social_network'
  t.equal(person({ on, lastLoginAt: null, hasDisorder: false })('loggedIn'), 'setUsername')
  const known = { on, lastLoginAt: '2026-01-01' } as const
  t.equal(person({ ...known, hasDisorder: true, hasSocialSite: false })('loggedIn'), 'setSocialSites')
  t.equal(person({ ...known, hasDisorder: false })('loggedIn'), 'requestDisorderDemographicInfo')
  t.equal(person({ ...known, hasDisorder: true, hasSocialSite: true })('loggedIn'), null)
  t.equal(person({ on })('loggedIn'), null, 'what is not known is not asked for')
  t.equal(person({ lastLoginAt: null, hasDisorder: false })('loggedIn'), null)
})

test('Sign-up shows four progress dots on a social network and three elsewhere, and never goes back a dot', async (t) => {
  const walk = (on: NonNullable<Person['on']>, dones: readonly Done[]) => {
    const seen: Step[] = []
    for (const done of dones) seen.push(person({ on })(done) ?? 'logIn')
    return seen.map((step) => progressOf({ step, emailSent: true }, [on])).filter((dot) => dot !== null)
  }
  const dots = (steps: number[], of: number) => steps.map((step) => ({ step, of }))
  const social: Done[] = ['registered', 'usernameSet', 'demographicsGiven', 'socialSitesGiven']
  t.same(walk('social_network', social), dots([1, 2, 3, 4], 4))
  t.same(walk('rare_disease', ['registered', 'demographicsGiven']), dots([2, 3], 3))
  t.same(walk('plain', ['registered', 'verificationSkipped']), dots([2, 3], 3))
  for (const [on, of] of [['rare_disease', 3] as const, ['social_network', 4] as const])
    t.same(progressOf({ step: 'registerWithEmail' }, [on]), { step: 1, of }, `the first of ${of} on ${on}`)
  t.equal(progressOf({ step: 'loginWithEmail' }, ['social_network']), null)
})

test('Members who verify their account later than at sign-up see no progress dots', async (t) => {
  for (const step of ['verificationOptions', 'verifyViaEmail'] as const)
    t.equal(progressOf({ step }, []), null)
})

test('The auth dialog closes after a new password is saved, and the steps of a reset show no progress dots', async (t) => {
  for (const on of ['plain', 'rare_disease', 'social_network'] as const) {
    for (const arrival of ['email', 'social', 'first-social-network'] as const)
      for (const isVerified of [true, false])
        for (const isFastTrack of [true, false])
          for (const lastLoginAt of [null, '2026-01-01'])
            t.equal(person({ on, arrival, isVerified, isFastTrack, lastLoginAt })('passwordSet'), null)
    for (const step of ['requestPasswordReset', 'resetPassword'] as const) {
      t.equal(progressOf({ step }, [on]), null)
      t.ok(isBeforeLogIn(step))
    }
  }
  t.equal(headingOf('requestPasswordReset', 'email'), 'Trouble signing in?')
  t.equal(headingOf('resetPassword', 'email'), 'Create a new password')
  t.equal(stepBack('resetPassword'), null)
})

test('After a log-in with a social account, steps of the auth dialog have other headings', async (t) => {
  t.equal(headingOf('setUsername', 'email'), 'Choose your username')
  t.equal(headingOf('setUsername', 'first-social-network'), 'Confirm your username')
  t.equal(headingOf('fNameAndLName', 'email'), 'Please provide your first and last name')
  t.equal(headingOf('fNameAndLName', 'social'), 'Create your account')
})

test('The back button of the auth dialog skips choices with a single option', async (t) => {
  t.equal(stepBack('requestPasswordReset'), 'loginWithEmail')
  t.equal(stepBack('requestVerificationText'), 'verificationOptions')
  t.equal(stepBack('verifyViaEmail'), 'verificationOptions')
  t.equal(stepBack('loginWithEmail'), null)
  t.equal(stepBack('registerWithEmail'), null)
})

test('While email is the only way to log in, the auth dialog does not ask how to log in', async (t) => {
  const features = ['Accounts']
  t.equal(move(closed, { open: { step: 'logIn' }, features }).step, 'loginWithEmail')
  const registering = move(closed, { open: { step: 'register' }, features })
  t.equal(registering.step, 'registerWithEmail')
  t.equal(move(registering, { go: 'logIn' }).step, 'loginWithEmail')
  t.equal(shownStep('verificationOptions'), 'verificationOptions')
})

test('The auth dialog opens only with the Accounts feature, and is reset when it closes', async (t) => {
  const wanted = {
    step: 'register',
    text: 'Tell your story.',
    redirect: '/stories/new',
    isUgc: true,
  } as const
  t.equal(move(closed, { open: wanted, features: ['Forums'] }), closed)
  const open = move(closed, { open: wanted, features: ['Accounts'] })
  t.same(open, { ...wanted, step: 'registerWithEmail', isOpen: true })
  t.match(move(open, { go: 'verificationOptions' }), { step: 'verificationOptions', isUgc: true })
  t.same(move(open, 'close'), { isOpen: false, step: 'logIn' })
})

test('Steps of the auth dialog that are not implemented are skipped', async (t) => {
  const next = (done: Done, on: string, member: Partial<Facts['member']> = {}) =>
    nextStep(done, {
      features: ['Accounts', on],
      arrival: 'email',
      isUgc: false,
      isFastTrack: false,
      member: { username: 'MayaInMotion', isVerified: false, ...member },
    })
  t.equal(next('demographicsGiven', 'social_network'), 'verificationOptions')
  t.equal(next('demographicsGiven', 'social_network', { isVerified: true }), 'accountConfirmation')
  const known = { lastLoginAt: '2026-01-01', isVerified: true } as const
  t.equal(next('loggedIn', 'social_network', { ...known, hasDisorder: true, hasSocialSite: false }), null)
  t.equal(next('loggedIn', 'social_network', { ...known, lastLoginAt: null }), 'setUsername')
})

test('The heading that a prompt sets is replaced at the next step of the auth dialog', async (t) => {
  const open = move(closed, { open: verifyPrompt, features: ['Accounts'] })
  t.equal(open.heading, 'Verify your account')
  t.equal(move(open, { go: 'verifyViaEmail' }).heading, undefined)
  const again = move(open, { go: 'verificationOptions', heading: verifyPrompt.heading })
  t.equal(again.heading, 'Verify your account')
})

test('Sign-up asks for conditions on sites for rare diseases and on social networks only', async (t) => {
  const walk = (on: string, dones: readonly Done[]) =>
    dones.map((done) =>
      nextStep(done, {
        features: ['Accounts', on],
        arrival: 'email',
        isUgc: false,
        isFastTrack: false,
        member: { username: 'MayaInMotion', isVerified: false },
      }),
    )
  t.same(walk('rare_disease', ['registered', 'demographicsGiven']), [
    'requestDisorderDemographicInfo',
    'verificationOptions',
  ])
  t.same(walk('social_network', ['registered', 'usernameSet', 'demographicsGiven']), [
    'setUsername',
    'requestDisorderDemographicInfo',
    'verificationOptions',
  ])
  t.same(walk('plain', ['registered', 'usernameSet']), ['verificationOptions', 'accountConfirmation'])
})
