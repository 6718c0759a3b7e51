import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { roles } from '../rules/roles.ts'
import { MAX_SOCIAL_SITES, type Platform } from '../rules/social-sites.ts'
import { socialSites, type SocialSiteCommand } from './social-sites.ts'
import { spec } from './testing/spec.ts'
import { ada, unverified, withRole } from './testing/stories.ts'

const idOf = (index: number) => `0193a1b2-0000-7000-8000-00000000000${index}`

const made = (
  type: 'SocialSiteAdded' | 'SocialSiteChanged',
  platform: Platform,
  handle: string,
  index = 0,
): CatalogueEvent => ({ type, data: { member: ada, socialSite: idOf(index), platform, handle } })

const set = (...rows: [platform: Platform, handle: string, index?: number][]): SocialSiteCommand => ({
  name: 'setSocialSites',
  sites: rows.map(([platform, handle, replaced], index) => ({
    platform,
    handle,
    id: idOf(replaced ?? index),
    isNew: replaced === undefined,
  })),
})
const remove: SocialSiteCommand = { name: 'removeSocialSite', socialSite: idOf(0) }
const removed: CatalogueEvent = { type: 'SocialSiteRemoved', data: { member: ada, socialSite: idOf(0) } }

const given = (...events: CatalogueEvent[]) => spec(socialSites).given(events).knowing(unverified(ada))
const blog = made('SocialSiteAdded', 'BLOG', 'maya.example')

test('a member adds several links at once, changes one, and removes it', async () => {
  await given()
    .when(set(['BLOG', 'maya.example'], ['TIKTOK', 'maya']), ada)
    .then([blog, made('SocialSiteAdded', 'TIKTOK', 'maya', 1)])
  await given(blog)
    .when(set(['BLOG', 'maya.example', 0], ['INSTAGRAM', 'maya']), ada)
    .then([made('SocialSiteAdded', 'INSTAGRAM', 'maya', 1)])
  await given(blog)
    .when(set(['WEBSITE', 'maya.example', 0]), ada)
    .then([made('SocialSiteChanged', 'WEBSITE', 'maya.example')])
  await given(blog).when(remove, ada).then([removed])
  await given(blog, removed)
    .when(set(['BLOG', 'maya.example']), ada)
    .then([blog])
})

test('a link that is unchanged, or not there to be removed, records nothing', async () => {
  await given(blog)
    .when(set(['BLOG', 'maya.example', 0]), ada)
    .thenNothing()
  await given(blog, removed).when(remove, ada).thenNothing()
})

test('of two requests that add the same link, also in other letters, the second is rejected', async () => {
  const repeated = 'Please remove duplicate entries'
  await given(blog)
    .when(set(['BLOG', 'Maya.example']), ada)
    .thenRejected(repeated)
  await given()
    .when(set(['TIKTOK', 'maya'], ['TIKTOK', 'Maya']), ada)
    .thenRejected(repeated)
  await given(blog, made('SocialSiteAdded', 'TIKTOK', 'maya', 1))
    .when(set(['BLOG', 'maya.example', 1]), ada)
    .thenRejected(repeated)
})

test('a link must fulfil the rules of its platform, and at least one is needed', async () => {
  await given().when(set(), ada).thenRejected('Please enter at least one social media handle')
  await given()
    .when(set(['BLOG', 'maya']), ada)
    .thenRejected('Please check that your url is valid')
  await given()
    .when(set(['TWITTER', 'maya']), ada)
    .thenRejected('Your username must be more than 4 characters long and can be up to 15 characters or less')
})

test("a member can change only the member's own links, of which there is a limited number", async () => {
  await given()
    .when(set(['BLOG', 'maya.example', 0]), ada)
    .thenRejected('Link not found')
  const many = Array.from({ length: MAX_SOCIAL_SITES }, (_, n) =>
    made('SocialSiteAdded', 'BLOG', `maya${n}.example`, n),
  )
  await given(...many)
    .when(set(['TIKTOK', 'maya']), ada)
    .thenRejected(`You can add at most ${MAX_SOCIAL_SITES} links`)
})

test('visitors and spammers cannot add links, but spammers can remove theirs', async () => {
  await spec(socialSites)
    .given([])
    .when(set(['TIKTOK', 'maya']), ada)
    .thenRejected('Please create an account or log in to continue.')
  const spammer = given(blog).knowing(withRole(ada, roles.spammer))
  await spammer.when(set(['TIKTOK', 'maya']), ada).thenRejected('Not authorized')
  await spammer.when(remove, ada).then([removed])
})
