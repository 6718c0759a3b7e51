import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { ERASED } from '../../../events/define.ts'
import { streamOf, type StreamName } from '../../../events/kinds.ts'
import { recorded } from '../../../projections/testing/history.ts'
import { members, site } from '../../../projections/testing/world.ts'
import { consentsOf } from '../../commands/consents.ts'
import { defaultWording } from '../../rules/sites/wording.ts'
import { agreementsOf } from './agreements.ts'

const ada = members[0]!

const registered = (version: number): CatalogueEvent => ({
  type: 'MemberRegistered',
  data: {
    member: ada,
    email: null,
    username: 'Ada',
    slug: 'ada',
    firstName: null,
    lastName: null,
    agreed: { site, version, language: 'en' },
    verificationRedirect: null,
    lapsesAt: null,
  },
})
const published = (version: number, sentence: string): CatalogueEvent => ({
  type: 'SiteWordingPublished',
  data: { ...defaultWording, site, version, sentence },
})
type Answered = Extract<CatalogueEvent, { type: 'ConsentAnswered' }>
const answered = (change: Partial<Answered['data']>): Answered => ({
  type: 'ConsentAnswered',
  data: {
    member: ada,
    site,
    group: 'measurement',
    granted: true,
    providers: ['tags.example.com'],
    wording: { version: 1, language: 'en' },
    form: 'banner',
    chosenAt: '2026-11-21T10:00:00.000Z',
    joined: false,
    signal: false,
    ...change,
  },
})

/** The member's agreements, as the log with these events tells them. */
async function told(events: Partial<Record<StreamName, CatalogueEvent[]>>) {
  const log = {
    read: async (stream: StreamName, { from = 0, limit = 1000 } = {}) =>
      recorded(events[stream] ?? []).slice(from, from + limit),
  }
  return Array.fromAsync(agreementsOf(log, ada))
}

test('the ledger has the words of the registration as they were then, and of each answer', async (t) => {
  const ledger = await told({
    [streamOf(ada)]: [
      registered(1),
      { type: 'MailChosen', data: { member: ada, wanted: false, form: 'one-click', wording: 1 } },
    ],
    [streamOf(site)]: [published(1, 'Accept {terms} and {privacy}.'), published(2, '{terms} {privacy}')],
    [consentsOf(ada)]: [answered({}), answered({ granted: false, form: 'cookie-settings', joined: true })],
  })
  t.match(ledger, [
    {
      about: 'registration',
      agreed: true,
      version: 1,
      words: 'Accept Terms of Use (/terms-of-use) and Privacy Notice (/privacy-notice).',
    },
    { about: 'emails', agreed: false, form: 'one-click', words: /^Emails from all our communities/ },
    { about: 'measurement', agreed: true, form: 'banner', at: '2026-11-21T10:00:00.000Z', joined: false },
    { about: 'measurement', agreed: false, form: 'cookie-settings', language: 'en', joined: true },
  ])
  t.match(ledger[2]?.words, /^May we load parts of other companies\?.* Measurement: Count visits/)
  t.match((await told({ [streamOf(ada)]: [registered(0)] }))[0]?.words, /^By signing up you agree to/)
})

test('erased answers and unknown words are null in the ledger', async (t) => {
  t.match(
    await told({ [consentsOf(ada)]: [answered({ granted: ERASED, providers: ERASED, group: 'gone' })] }),
    [{ agreed: null, words: null, providers: [] }],
  )
  t.match(await told({ [streamOf(ada)]: [registered(7)] }), [{ words: null }])
})

test('the ledger has all answers, also if they do not fit a page of the log', async (t) => {
  const many = Array.from({ length: 1200 }, (_, n) => answered({ granted: n % 2 === 0 }))
  t.equal((await told({ [consentsOf(ada)]: many })).length, 1200)
})
