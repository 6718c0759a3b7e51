import { test } from 'tap'
import { consentGroups } from './groups.ts'
import { consentWording, consentWordingOf, wordsAbout } from './wording.ts'

test('the first wording of consent is the one to which people have answered', async (t) => {
  const first = consentWordingOf(1)!
  t.match(first, { version: 1, language: 'en', title: 'May we load parts of other companies?' })
  t.same(
    consentGroups.map((group) => wordsAbout(first, group)),
    [
      'Sign-in and security: Log in with an account of another company, and let it check that you are not a robot.',
      'Measurement: Count visits, and measure how fast and reliable pages are.',
      'Advertising: Show ads, which may be chosen by what you visit. Under US privacy laws, this is sale or sharing of personal information.',
    ].map(
      (words) =>
        `May we load parts of other companies? They would learn that you visit a site about a health condition. Everything works without them, and you can change your choice at any time under Cookie Settings at the end of each page. ${words}`,
    ),
  )
  t.equal(consentWordingOf(consentWording.version), consentWording)
  t.equal(consentWordingOf(0), null)
})
