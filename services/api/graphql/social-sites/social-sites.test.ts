import { t as file, test } from 'tap'
import { roles } from '../../../rules/roles.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)

const set = `mutation ($sites: [SocialSiteInput!]!) {
  setSocialSites(sites: $sites) { pending user { hasSocialSite socialSites { id type handle url } } } }`
const remove = `mutation ($id: ID!) { deleteSocialSite(id: $id) { user { socialSites { handle } } } }`
const of = `query ($id: ID!) {
  userSocialSites(userId: $id) { handle } user(id: $id, ignore404: true) { hasSocialSite socialSites { url } } }`

test('a member adds links, corrects one and removes it, each seen at once', async (t) => {
  const ada = await api.member()
  t.match(await ada.get('/api/auth/check-session'), { user: { hasSocialSite: false } })
  const sites = [
    { platform: 'TWITTER', handle: '@mayas' },
    { platform: 'BLOG', handle: 'https://maya.example/knees' },
  ]
  const added = (await ada.graphql(set, { sites })).data.setSocialSites
  t.match(added, { pending: false, user: { hasSocialSite: true } })
  const blog = added.user.socialSites.find(({ type }: { type: string }) => type === 'blog')
  t.match(blog, { handle: 'maya.example/knees', url: 'https://maya.example/knees' })
  t.match(await ada.get('/api/auth/check-session'), { user: { hasSocialSite: true } })

  const moved = [{ id: blog.id, platform: 'PODCAST', handle: 'maya.example/pod' }]
  const after = (await ada.graphql(set, { sites: moved })).data.setSocialSites.user.socialSites
  t.same(after.map(({ type }: { type: string }) => type).toSorted(), ['podcast', 'twitter'])
  t.same((await ada.graphql(remove, { id: blog.id })).data.deleteSocialSite.user.socialSites, [
    { handle: 'mayas' },
  ])
  t.match(await ada.graphql(remove, { id: 'SOCIAL_SITE:1' }), { errors: [{ message: 'Link not found' }] })
})

test('others see the links of verified members only, and none of spammers', async (t) => {
  const sites = [{ platform: 'BLOG', handle: 'maya.example' }]
  const [eve, ada, bo] = [await api.member({ verified: false }), await api.member(), await api.member()]
  for (const one of [eve, ada]) await one.graphql(set, { sites })
  const seen = async (by: Pick<typeof ada, 'graphql'>, { member: id }: { member: string }) =>
    (await by.graphql(of, { id })).data
  const shown = { user: { socialSites: [{ url: 'https://maya.example/' }] } }
  t.match(await seen(api.visitor(), ada), { ...shown, userSocialSites: [{ handle: 'maya.example' }] })
  t.equal((await seen(bo, ada)).user.hasSocialSite, null)
  t.strictSame((await seen(bo, eve)).user.socialSites, [])
  t.match(await seen(eve, eve), shown)
  await api.changeRole(ada.member, roles.spammer)
  t.strictSame(await seen(bo, ada), { userSocialSites: [], user: null })
})

test('a request to save links without a complete or with a repeated one is rejected with a message', async (t) => {
  const ada = await api.member()
  const link = { platform: 'TIKTOK', handle: 'mayas' }
  const answer = async (sites: object[]) => (await ada.graphql(set, { sites })).errors?.[0].message
  t.equal(await answer([]), 'Please enter at least one social media handle')
  t.equal(await answer([{ ...link, handle: '@' }]), 'Please enter at least one social media handle')
  t.equal(await answer([link, { ...link, handle: '@Mayas' }]), 'Please remove duplicate entries')
  t.equal(await answer([{ platform: 'BLOG', handle: 'no host' }]), 'Please check that your url is valid')
  t.equal(await answer(Array.from({ length: 21 }, () => link)), 'You can add at most 20 links')
})
