import { test } from 'tap'
import { settingsOf } from '../sites/site-settings.ts'
import { askedOn } from './groups.ts'

const asked = (stored: Record<string, unknown>, features = ['Accounts']) =>
  askedOn(settingsOf(stored), features)
const groupsOf = (stored: Record<string, unknown>, features?: string[]) =>
  asked(stored, features).map(({ group }) => group)
const ads = ['https://ads.example.com']

test('a site asks only for the groups whose services its settings switch on', async (t) => {
  const oneTap = { one_tap_enabled: true, google_client_id: 'id' }
  const cases: [stored: Record<string, unknown>, groups: string[]][] = [
    [{}, []],
    [{ one_tap_enabled: true }, []],
    [{ google_client_id: 'id' }, []],
    [oneTap, ['functional']],
    [{ recaptcha_key: 'key' }, ['functional']],
    [{ ads_enabled: true }, []],
    [{ consent_sources: { advertising: ads } }, []],
    [{ ads_enabled: true, consent_sources: { advertising: ads } }, ['advertising']],
    [{ ads_enabled: true, consent_sources: ads }, ['advertising']],
    [{ consent_sources: { measurement: ads } }, ['measurement']],
    [
      { ...oneTap, ads_enabled: true, consent_sources: { measurement: ads, advertising: ads } },
      ['functional', 'measurement', 'advertising'],
    ],
  ]
  for (const [stored, groups] of cases) t.same(groupsOf(stored), groups, JSON.stringify(stored))
  t.same(groupsOf({ ...oneTap, recaptcha_key: 'key' }, []), [], 'nobody signs in on a site without Accounts')
})

test('the digest of a group changes with its providers only', async (t) => {
  const digest = (...origins: string[]) => asked({ consent_sources: { measurement: origins } })[0]?.digest
  t.equal(digest('https://a.example', 'https://b.example'), digest('https://b.example', 'https://a.example'))
  t.not(digest('https://a.example'), digest('https://a.example', 'https://b.example'))
  t.match(digest('https://a.example'), /^[0-9a-z]{1,7}$/)
})
