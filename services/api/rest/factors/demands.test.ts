import { t as file, test } from 'tap'
import { sites } from '../../../commands/sites.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { testApi } from '../../testing/api.ts'
import { newAuthenticator } from '../../testing/authenticator.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)
const viewerOf = async (browser: Browser) =>
  (await browser.graphql('{ viewer { roleId needsSecondFactor } }')).data.viewer
const codeOf = async (browser: Browser) => {
  const value = `mutation { changeSiteSetting(siteId: "${api.site}", setting: "ads_enabled", value: null) { site { id } } }`
  return (await browser.graphql(value)).errors?.[0]?.extensions?.code ?? null
}
const demand = (value: Record<string, boolean> | null, site = api.site) => {
  const command = { name: 'changeSiteSetting', site, setting: 'second_factor', value } as const
  return api.settle(api.tools.dispatch(sites, command, liveIntent('system', null)))
}
async function again(email: string, at?: string) {
  const browser = api.visitor(at)
  await browser.post('/api/auth/identity/callback', { email, password: 'sore knees 2' })
  return browser
}

test('an administrator of whom a site demands a second factor is led to add one before the role works', async (t) => {
  const other = await api.openSite('Gout', 'localhost', 'Accounts')
  const ada = await api.member({ role: 1 })
  const member = await api.member()
  t.equal(await codeOf(ada), null)
  await demand({ administrators: true }, other)

  const browser = await again(ada.email)
  t.equal(await codeOf(browser), 'SECOND_FACTOR', 'also on a site that demands none, as the role is the same')
  t.equal(await codeOf(await again(ada.email, 'localhost')), 'SECOND_FACTOR')
  t.same(await viewerOf(browser), { roleId: 1, needsSecondFactor: true })
  t.same(await viewerOf(member), { roleId: 3, needsSecondFactor: false })
  const moderator = await api.member({ role: 2 })
  t.match(await viewerOf(await again(moderator.email)), { needsSecondFactor: false }, 'another role')

  const authenticator = newAuthenticator()
  const { options } = await browser.post('/api/auth/passkeys/begin', {})
  const passkey = authenticator.create(options, api.address)
  t.match(await browser.post('/api/auth/passkeys', { passkey }), { status: 'success' })
  t.match(await viewerOf(browser), { needsSecondFactor: false })
  t.match(await browser.get('/api/auth/second-factor'), { demanded: true })
  t.match(await member.get('/api/auth/second-factor'), { demanded: false })
  t.equal(await codeOf(browser), null)

  await browser.post('/api/auth/passkeys/remove', { id: authenticator.id })
  t.equal(await codeOf(browser), 'SECOND_FACTOR')
  await demand(null, other)
  t.equal(await codeOf(await again(ada.email)), null)
})
