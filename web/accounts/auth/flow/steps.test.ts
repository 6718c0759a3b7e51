import { test } from 'tap'
import { entriesOf, keysOf } from '../../../../events/entries.ts'
import { arrivalOf, closed, fitsViewer, isBeforeLogIn, move, verifyPrompt, type Step } from './state.ts'
import {
  headingOf,
  nextStep,
  progressOf,
  shownStep,
  skipOf,
  stepBack,
  type Done,
  type Facts,
} from './steps.ts'

const kindsOfSite = ['plain', 'rare_disease', 'social_network'] as const
const arrivals = ['email', 'social', 'first-social-network'] as const

/** All values of every fact on which a transition may depend. */
const values = {
  on: kindsOfSite,
  arrival: arrivals,
  isUgc: [false, true],
  isFastTrack: [false, true],
  isVerified: [false, true],
  name: ['chosen', 'default', 'none'],
  fullName: ['complete', 'first only', 'none'],
  hasDisorder: [false, true, undefined],
  hasSocialSite: [false, true, undefined],
  logIn: ['first', 'later', 'unknown'],
} as const
type Values = typeof values
type Situation = { [Fact in keyof Values]: Values[Fact][number] }

/** Every combination of the values. */
function* situations(): Generator<Situation> {
  const facts = keysOf(values)
  const total = facts.reduce((product, fact) => product * values[fact].length, 1)
  for (let n = 0; n < total; n++) {
    let rest = n
    yield Object.fromEntries(
      facts.map((fact) => {
        const { length } = values[fact]
        const value = values[fact][rest % length]
        rest = Math.floor(rest / length)
        return [fact, value]
      }),
    ) as Situation
  }
}

const usernames = { chosen: 'MayaInMotion', default: 'CommunityMember42', none: '' }
const fullNames = {
  complete: { firstName: 'Maya', lastName: 'Iyer' },
  'first only': { firstName: 'Maya', lastName: null },
  none: {},
}
const logIns = { first: { lastLoginAt: null }, later: { lastLoginAt: '2026-01-01' }, unknown: {} }

const factsOf = (one: Situation): Facts => ({
  features: ['Accounts', one.on],
  arrival: one.arrival,
  isUgc: one.isUgc,
  isFastTrack: one.isFastTrack,
  member: {
    username: usernames[one.name],
    isVerified: one.isVerified,
    ...fullNames[one.fullName],
    ...(one.hasDisorder !== undefined && { hasDisorder: one.hasDisorder }),
    ...(one.hasSocialSite !== undefined && { hasSocialSite: one.hasSocialSite }),
    ...logIns[one.logIn],
  },
})

type When = { [Fact in keyof Values]?: Situation[Fact] | readonly Situation[Fact][] }
const [social, rare, plain] = ['social_network', 'rare_disease', 'plain'] as const
const elsewhere = [plain, rare] as const
const notFirst = ['later', 'unknown'] as const

/** Every transition of the specification (§4 Sign-up flow, Login). Facts that a row does not name do not matter. */
const transitions: [done: Done, when: When, next: Step | null][] = [
  ['registered', { isVerified: true }, null],
  ['registered', { isVerified: false, on: rare }, 'requestDisorderDemographicInfo'],
  ['registered', { isVerified: false, on: social }, 'setUsername'],
  ['registered', { isVerified: false, on: plain }, 'verificationOptions'],
  ['registeredBySocialLogin', { on: rare }, 'requestDisorderDemographicInfo'],
  ['registeredBySocialLogin', { on: social, fullName: ['first only', 'none'] }, 'fNameAndLName'],
  ['registeredBySocialLogin', { on: social, fullName: 'complete' }, 'setUsername'],
  ['registeredBySocialLogin', { on: plain }, 'setUsername'],
  ['loggedIn', { on: elsewhere }, null],
  ['loggedIn', { on: social, logIn: 'first' }, 'setUsername'],
  ['loggedIn', { on: social, logIn: notFirst, hasDisorder: false }, 'requestDisorderDemographicInfo'],
  ['loggedIn', { on: social, logIn: notFirst, hasDisorder: true, hasSocialSite: false }, 'setSocialSites'],
  ['loggedIn', { on: social, logIn: notFirst, hasDisorder: true, hasSocialSite: [true, undefined] }, null],
  ['loggedIn', { on: social, logIn: notFirst, hasDisorder: undefined }, null],
  ['named', {}, 'setUsername'],
  ['usernameSet', { on: social, arrival: 'first-social-network', isVerified: true }, 'accountConfirmation'],
  [
    'usernameSet',
    { on: social, arrival: 'first-social-network', isVerified: false },
    'requestDisorderDemographicInfo',
  ],
  ['usernameSet', { on: social, arrival: ['email', 'social'] }, 'requestDisorderDemographicInfo'],
  ['usernameSet', { on: elsewhere }, 'accountConfirmation'],
  ['demographicsGiven', { isFastTrack: true }, null],
  ['demographicsGiven', { isFastTrack: false, on: social }, 'setSocialSites'],
  ['demographicsGiven', { isFastTrack: false, on: elsewhere, name: ['default', 'none'] }, 'setUsername'],
  ['demographicsGiven', { isFastTrack: false, on: elsewhere, name: 'chosen' }, 'verificationOptions'],
  ['socialSitesGiven', { isVerified: true }, 'accountConfirmation'],
  ['socialSitesGiven', { isVerified: false }, 'verificationOptions'],
  ['codeAccepted', { on: rare }, 'accountConfirmationWithNoCTA'],
  ['codeAccepted', { on: [plain, social] }, 'accountConfirmation'],
  ['verificationSkipped', {}, 'accountConfirmation'],
  ['passwordSet', {}, null],
]

const applies = (when: When, situation: Situation) =>
  Object.entries(when).every(([fact, wanted]) => {
    const value = situation[fact as keyof Values]
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
  })

test('Every transition of the auth dialog is the specified one, in every situation', async (t) => {
  const dones = [...new Set(transitions.map(([done]) => done))]
  const faults: string[] = []
  let count = 0
  for (const situation of situations()) {
    const facts = factsOf(situation)
    for (const done of dones) {
      const rows = transitions.filter(([of, when]) => of === done && applies(when, situation))
      const next = nextStep(done, facts)
      if (rows.length !== 1 || rows[0]?.[2] !== next)
        faults.push(
          `${done} ${JSON.stringify(situation)}: ${JSON.stringify(rows.map(([, , step]) => step))}, not ${next}`,
        )
      count += 1
    }
  }
  t.same(faults.slice(0, 5), [])
  t.ok(count > 100_000, `${count} transitions`)
})

/** For each step: heading, target of the back button, need of a log-in, and number of the dot on each kind of site. */
type Dot = number | null
const steps: Record<
  Step,
  [heading: string, back: Step | null, isBefore: boolean, plain: Dot, rare: Dot, social: Dot]
> = {
  logIn: ['Welcome back!', null, true, null, null, null],
  register: ['Join in', null, true, null, null, null],
  loginWithEmail: ['Log in with email', 'logIn', true, null, null, null],
  registerWithEmail: ['Sign up with email', 'register', true, 1, 1, 1],
  requestPasswordReset: ['Trouble signing in?', 'logIn', true, null, null, null],
  resetPassword: ['Create a new password', null, true, null, null, null],
  fNameAndLName: ['Please provide your first and last name', null, false, null, null, 1],
  setUsername: ['Choose your username', null, false, 1, 2, 1],
  requestDisorderDemographicInfo: ['Tell us a little about yourself', null, false, null, 2, 2],
  setSocialSites: ['Where can we find you?', null, false, null, null, 3],
  verificationOptions: ["You're almost done!", null, false, 2, 3, 4],
  requestVerificationText: ['Verify via text message', 'verificationOptions', false, 2, 3, 4],
  enterVerificationNumber: ['Enter verification code', 'requestVerificationText', false, 2, 3, 4],
  verifyViaEmail: ['Check your inbox', 'verificationOptions', false, 2, 3, 4],
  accountConfirmation: ["You're all set!", null, false, 3, null, null],
  accountConfirmationWithNoCTA: ["You're all set!", null, false, null, null, null],
  secondFactor: ['One more step', 'logIn', true, null, null, null],
}

test('Each of the sixteen steps, and that of the second factor, has its heading, back button and progress dot, on every kind of site', async (t) => {
  const other: Partial<Record<Step, Partial<Record<(typeof arrivals)[number], string>>>> = {
    setUsername: { 'first-social-network': 'Confirm your username' },
    fNameAndLName: { social: 'Create your account', 'first-social-network': 'Create your account' },
  }
  const all = entriesOf(steps)
  t.equal(all.length, 17)
  for (const [step, [heading, back, isBefore, ...dots]] of all) {
    for (const arrival of arrivals)
      t.equal(headingOf(step, arrival), other[step]?.[arrival] ?? heading, `${step} after ${arrival}`)
    const shown = back && shownStep(back, [])
    t.equal(stepBack(step, []), shown === step ? null : shown, step)
    t.equal(stepBack(step, ['google']), back, `${step} with a provider`)
    t.equal(isBeforeLogIn(step), isBefore, step)
    for (const [index, on] of kindsOfSite.entries()) {
      const dot = dots[index] ?? null
      const of = on === social ? 4 : 3
      t.same(progressOf({ step, emailSent: true }, [on]), dot && { step: dot, of }, `${step} on ${on}`)
    }
  }
})

test('Only the verification and the social links can be skipped, the verification only by readers', async (t) => {
  for (const step of keysOf(steps))
    for (const isUgc of [false, true])
      for (const mustVerify of [false, true])
        for (const heading of [undefined, 'Verify your account']) {
          const isReader = !isUgc && !mustVerify && heading === undefined
          const expected =
            step === 'setSocialSites'
              ? 'socialSitesGiven'
              : step === 'verificationOptions' && isReader
                ? 'verificationSkipped'
                : null
          t.equal(skipOf({ step, isUgc, mustVerify, ...(heading && { heading }) }), expected, step)
        }
})

test('Sign-up shows four progress dots on a social network and three elsewhere, and never goes back a dot', async (t) => {
  const newcomer = (on: Situation['on']) =>
    factsOf({ ...[...situations()][0]!, on, fullName: 'complete', name: 'chosen' })
  const walk = (on: Situation['on'], dones: readonly Done[]) => {
    const seen: Step[] = []
    for (const done of dones) seen.push(nextStep(done, newcomer(on)) ?? 'logIn')
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

test('The back button of the auth dialog skips choices with a single option', async (t) => {
  t.equal(stepBack('requestPasswordReset', []), 'loginWithEmail')
  t.equal(stepBack('requestVerificationText', []), 'verificationOptions')
  t.equal(stepBack('verifyViaEmail', []), 'verificationOptions')
  t.equal(stepBack('loginWithEmail', []), null)
  t.equal(stepBack('registerWithEmail', []), null)
})

test('The auth dialog asks how to log in only if a provider is offered', async (t) => {
  t.equal(shownStep('logIn', []), 'loginWithEmail')
  t.equal(shownStep('register', []), 'registerWithEmail')
  t.equal(shownStep('verificationOptions', []), 'verificationOptions')
  const providers = ['google']
  t.equal(shownStep('logIn', providers), 'logIn')
  t.equal(shownStep('register', providers), 'register')
  t.equal(stepBack('loginWithEmail', providers), 'logIn')
  t.equal(stepBack('registerWithEmail', providers), 'register')
})

test('A first log-in with a social account confirms the username on social networks only', async (t) => {
  t.equal(arrivalOf(['Accounts', 'social_network']), 'first-social-network')
  t.equal(arrivalOf(['Accounts', 'rare_disease']), 'social')
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
  t.same(open, { ...wanted, isOpen: true })
  t.match(move(open, { go: 'verificationOptions' }), { step: 'verificationOptions', isUgc: true })
  t.same(move(open, 'close'), { isOpen: false, step: 'logIn' })
})

test('The heading that a prompt sets is replaced at the next step of the auth dialog', async (t) => {
  const open = move(closed, { open: verifyPrompt, features: ['Accounts'] })
  t.equal(open.heading, 'Verify your account')
  t.equal(move(open, { go: 'verifyViaEmail' }).heading, undefined)
  const again = move(open, { go: 'verificationOptions', heading: verifyPrompt.heading })
  t.equal(again.heading, 'Verify your account')
})

test("an address can claim the result of a provider's log-in only to viewers who can have it", async (t) => {
  for (const result of ['new', 'entered', 'linked'])
    t.same([fitsViewer(result, true), fitsViewer(result, false)], [true, false], result)
  t.same([fitsViewer('KNOWN_EMAIL', true), fitsViewer('KNOWN_EMAIL', false)], [false, true])
})
