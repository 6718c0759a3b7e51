import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { sitePurposes } from '../rules/sites/purposes.ts'
import { networkStream } from './sites-facts.ts'
import { sites } from './sites.ts'
import { spec, type History } from './testing/spec.ts'
import { ada, bo, otherSite, site, verified, withRole } from './testing/stories.ts'

const details = {
  site,
  name: 'Lupus',
  prefix: 'lupus',
  host: 'lupus.localhost',
  description: 'Living with lupus',
  accent: '#336699',
}
const create = { name: 'createSite', details } as const
const created: CatalogueEvent = { type: 'SiteCreated', data: details }
const other = { ...details, site: otherSite, prefix: 'gout', host: 'gout.localhost' }
const otherCreated: CatalogueEvent = { type: 'SiteCreated', data: other }
const network: History = { stream: networkStream, events: [created, otherCreated] }
const flag = (on: boolean) => ({ name: 'changeSiteFlag', site, flag: 'Forums', on }) as const
const flagged = (on: boolean): CatalogueEvent => ({
  type: 'SiteFlagChanged',
  data: { site, flag: 'Forums', on },
})
const parented = (child: typeof site, parent: typeof site | null): CatalogueEvent => ({
  type: 'SiteParentChosen',
  data: { site: child, parent },
})
const redirected = (path: string, redirect: string): CatalogueEvent => ({
  type: 'SiteRedirectAdded',
  data: { site, path, redirect },
})

test('creating a site is recorded once, and its prefix and host must be unique', async () => {
  await spec(sites).given([]).when(create, 'system').then([created])
  await spec(sites).given([created]).when(create, 'system').thenRejected('This site already exists')
  await spec(sites)
    .given([created])
    .when({ name: 'createSite', details: { ...other, prefix: 'lupus' } }, 'system')
    .thenRejected('This prefix is already taken')
  await spec(sites)
    .given([created])
    .when({ name: 'createSite', details: { ...other, host: 'LUPUS.localhost' } }, 'system')
    .thenRejected('This host is already taken')
})

test('a site cannot be created with an invalid value', async () => {
  const wrong = [
    [{ name: ' ' }, 'Please enter a name'],
    [{ prefix: '4you' }, 'Please use 2 to 40 letters, digits and dashes, starting with a letter'],
    [{ prefix: 'www' }, 'This prefix is reserved for the network'],
    [{ prefix: 'API' }, 'This prefix is reserved for the network'],
    [{ host: 'https://lupus.example' }, 'Please enter a host name, such as lupus.example.org'],
    [{ accent: 'teal' }, 'Please enter a color in the format #rrggbb'],
  ] as const
  for (const [part, sentence] of wrong) {
    await spec(sites)
      .given([])
      .when({ name: 'createSite', details: { ...details, ...part } }, 'system')
      .thenRejected(sentence)
  }
})

test('a site can move to another host unless another site uses that host', async () => {
  const move = (host: string) => ({ name: 'chooseSiteHost', site, host }) as const
  const given = spec(sites).given([created, otherCreated])
  await given
    .when(move('lupus.example.org'), 'system')
    .then([{ type: 'SiteHostChosen', data: { site, host: 'lupus.example.org' } }])
  await given.when(move('lupus.localhost'), 'system').thenNothing()
  await given.when(move('gout.localhost'), 'system').thenRejected('This host is already taken')
  await spec(sites)
    .given([created, otherCreated, { type: 'SiteHostChosen', data: { site: otherSite, host: 'gout.org' } }])
    .when(move('gout.localhost'), 'system')
    .then([{ type: 'SiteHostChosen', data: { site, host: 'gout.localhost' } }])
})

test('a site cannot become its own ancestor', async () => {
  const adopt = (parent: typeof site | null) => ({ name: 'chooseSiteParent', site, parent }) as const
  const given = spec(sites).given([created, otherCreated])
  await given.when(adopt(otherSite), 'system').then([parented(site, otherSite)])
  await given.when(adopt(null), 'system').thenNothing()
  await given.when(adopt(site), 'system').thenRejected("A community can't be part of itself")
  await given.when(adopt('site_01jd0000000000000000000099'), 'system').thenRejected('Site not found')
  await spec(sites)
    .given([created, otherCreated, parented(otherSite, site)])
    .when(adopt(otherSite), 'system')
    .thenRejected("A community can't be part of one of its own sub-communities")
  await spec(sites)
    .given([created, otherCreated, parented(site, otherSite)])
    .when(adopt(null), 'system')
    .then([parented(site, null)])
})

test('the error for an invalid value says which part is invalid, and too large values are rejected', async () => {
  const here = spec(sites).given([]).knowing(network)
  const arrange = (sections: unknown) => ({ name: 'arrangeSiteHomepage', site, sections }) as const
  const quote = { type: 'Quote', options: { text: 'Rest early' } }
  await here
    .when(arrange([quote, { type: 'Quote', options: { text: 7 } }]), 'system')
    .thenRejected('1.options.text: This field is required')
  await here
    .when(arrange(Array.from({ length: 51 }, () => quote)), 'system')
    .thenRejected('A page can have up to 50 sections')
  const long = { type: 'HTML', options: { html: 'ä'.repeat(20_000) } }
  await here.when(arrange([long, long]), 'system').thenRejected("Sections can't exceed 60,000 bytes in total")
  await here
    .when({ name: 'arrangeSiteMenu', site, items: [{ title: 'Forums', url: '/forums' }] }, 'system')
    .thenRejected('0.menuId: Invalid input: expected string, received undefined')
  await here
    .when({ name: 'changeSiteSetting', site, setting: 'ads_enabled', value: 'yes' }, 'system')
    .thenRejected('Invalid input: expected boolean, received string')
})

test('the URL of a logo cannot add directives to the Content-Security-Policy', async () => {
  const here = spec(sites).given([]).knowing(network)
  const choose = (logo: string) => ({ name: 'chooseSiteLogo', site, logo }) as const
  for (const logo of ['/logo.svg', 'https://cdn.example.org:8443/lupus.png'])
    await here.when(choose(logo), 'system').then([{ type: 'SiteLogoChosen', data: { site, logo } }])
  for (const logo of ['https://a;base-uri', 'https://*', 'https://', "https://'self'/x", '//evil.example/x'])
    await here
      .when(choose(logo), 'system')
      .thenRejected('Please enter an address that begins with / or https://')
})

test('administrators can switch a feature of a site on and off', async () => {
  const here = spec(sites).given([]).knowing(network)
  await here.when(flag(true), 'system').then([flagged(true)])
  await here.when(flag(false), 'system').thenNothing()
  const open = spec(sites)
    .given([flagged(true)])
    .knowing(network)
  await open.when(flag(true), 'system').thenNothing()
  await open.when(flag(false), 'system').then([flagged(false)])
  await here
    .when({ name: 'changeSiteFlag', site, flag: 'teleport', on: true }, 'system')
    .thenRejected('Unknown feature: teleport')
})

test('a site that does not exist cannot be changed, but one created by an early release can', async () => {
  await spec(sites).given([]).when(flag(true), 'system').thenRejected('Site not found')
  await spec(sites)
    .given([created])
    .when(flag(true), 'system')
    .then([flagged(true)])
})

test('a setting of a site accepts only valid values, and null resets it to the default', async () => {
  const set = (setting: string, value: unknown) =>
    ({ name: 'changeSiteSetting', site, setting, value }) as const
  const here = spec(sites).given([]).knowing(network)
  const changed = (setting: string, value: boolean | null): CatalogueEvent => ({
    type: 'SiteSettingChanged',
    data: { site, setting, value },
  })
  await here.when(set('ads_enabled', true), 'system').then([changed('ads_enabled', true)])
  await here.when(set('ads_enabled', null), 'system').thenNothing()
  await here
    .when(set('subscription_wall', true), 'system')
    .thenRejected('subscription_wall is not built yet, and would do nothing')
  await here.when(set('weather', 'fine'), 'system').thenRejected('Unknown setting: weather')
  await here
    .when(set('pwa_settings', { theme_color: 'red' }), 'system')
    .thenRejected('Please enter a color in the format #rrggbb')
  await here
    .when(set('crisis_response_banner', { enabled: true, txt: 'Call' }), 'system')
    .thenRejected('Unknown field: txt')
  await here
    .when(set('crisis_response_banner', { links: [{ title: 'Call', url: 'tel:988', tel: 1 }] }), 'system')
    .thenRejected('Unknown field: links.0.tel')
  await spec(sites)
    .given([changed('ads_enabled', true)])
    .knowing(network)
    .when(set('ads_enabled', null), 'system')
    .then([changed('ads_enabled', null)])
})

test('the crisis banner can be set as a setting, although it was a feature flag in early releases', async () => {
  const before: CatalogueEvent = {
    type: 'SiteFlagChanged',
    data: { site, flag: 'crisis_response_banner', on: true },
  }
  const setting = 'crisis_response_banner'
  await spec(sites)
    .given([before])
    .knowing(network)
    .when({ name: 'changeSiteSetting', site, setting, value: null }, 'system')
    .then([{ type: 'SiteSettingChanged', data: { site, setting, value: null } }])
})

test('a menu has at most five levels', async () => {
  const nested = (levels: number): object[] =>
    levels === 0 ? [] : [{ menuId: `${levels}`, title: 'Level', url: '/forums', items: nested(levels - 1) }]
  const arrange = (items: unknown) => ({ name: 'arrangeSiteMenu', site, items }) as const
  const here = spec(sites).given([]).knowing(network)
  const five = nested(5) as never[]
  await here.when(arrange(five), 'system').then([{ type: 'SiteMenuArranged', data: { site, items: five } }])
  await here.when(arrange(nested(6)), 'system').thenRejected('A menu can have up to 5 levels')
  await here
    .when(arrange([...nested(1), ...nested(1)]), 'system')
    .thenRejected('Two entries have the same menuId')
  await here
    .when(arrange([{ menuId: '1', title: 'Typed', url: '/', entries: [] }]), 'system')
    .thenRejected('Unknown field: 0.entries')
  await here
    .when(arrange([{ menuId: '1', title: 'Bad', url: 'javascript:alert(1)', items: [] }]), 'system')
    .thenRejected('Please enter a path starting with / or an address starting with https://')
})

test('a list of redirects that forms a loop is rejected', async () => {
  const add = (path: string, redirect: string) => ({ name: 'addSiteRedirect', site, path, redirect }) as const
  const given = (...events: CatalogueEvent[]) => spec(sites).given(events).knowing(network)
  const circle = 'This redirect would create a loop'
  await given()
    .when(add('/old/', '/new'), 'system')
    .then([redirected('/old', '/new')])
  await given().when(add('/a', '/a/'), 'system').thenRejected(circle)
  await given(redirected('/a', '/b')).when(add('/b', '/a?x=1'), 'system').thenRejected(circle)
  await given(redirected('/a', '/b'), redirected('/b', '/c'))
    .when(add('/c', '/a'), 'system')
    .thenRejected(circle)
  await given(redirected('/a', '/b'), { type: 'SiteRedirectRemoved', data: { site, path: '/a' } })
    .when(add('/b', '/a'), 'system')
    .then([redirected('/b', '/a')])
  await given().when(add('/', '/a'), 'system').thenRejected("The home page can't be redirected")
  await given()
    .when(add('/wp-admin/sites', '/a'), 'system')
    .thenRejected("This path is used by the system and can't be redirected")
  const many = Array.from({ length: 1000 }, (_, n) => redirected(`/old-${n}`, '/new'))
  await given(...many)
    .when(add('/one-more', '/new'), 'system')
    .thenRejected('A community can have up to 1000 redirects')
  await given(...many)
    .when(add('/old-1', '/newer'), 'system')
    .then([redirected('/old-1', '/newer')])
})

test('a redirect with capital letters in an older list loops and is removed like any other', async () => {
  const here = spec(sites)
    .given([redirected('/Old', '/new')])
    .knowing(network)
  await here
    .when({ name: 'addSiteRedirect', site, path: '/new', redirect: '/OLD' }, 'system')
    .thenRejected('This redirect would create a loop')
  await here
    .when({ name: 'removeSiteRedirect', site, path: '/old/' }, 'system')
    .then([{ type: 'SiteRedirectRemoved', data: { site, path: '/Old' } }])
})

test('administrators can add, change and remove categories of a site', async () => {
  const category = { slug: 'sleep', hasPost: false, indexType: 'posts' }
  const added: CatalogueEvent = { type: 'CategoryAdded', data: { site, name: 'Sleep', ...category } }
  const add = { name: 'addCategory', site, label: 'Sleep', ...category } as const
  const here = spec(sites).given([]).knowing(network)
  await here.when(add, 'system').then([added])
  await spec(sites).given([added]).knowing(network).when(add, 'system').thenNothing()
  await spec(sites)
    .given([added])
    .knowing(network)
    .when({ name: 'removeCategory', site, slug: 'sleep' }, 'system')
    .then([{ type: 'CategoryRemoved', data: { site, slug: 'sleep' } }])
  await here
    .when({ ...add, slug: 'Deep sleep!' }, 'system')
    .thenRejected('Please use only letters, digits and dashes')
  for (const slug of ['forums', 'api', 'wp-admin', 'register']) {
    await here.when({ ...add, slug }, 'system').thenRejected('This address is already used by a system page')
  }
})

test('only administrators can change a site', async () => {
  const here = spec(sites).given([]).knowing(network)
  for (const role of [roles.administrator, roles.superAdmin, roles.communityTech]) {
    await here
      .knowing(withRole(ada, role))
      .when(flag(true), ada)
      .then([flagged(true)])
  }
  await here.knowing(withRole(ada, roles.moderator)).when(flag(true), ada).thenRejected('Not authorized')
  await here.knowing(verified(bo)).when(flag(true), bo).thenRejected('Not authorized')
  await spec(sites).given([]).knowing(verified(bo)).when(create, bo).thenRejected('Not authorized')
})

test('the name of a site is stored without spaces at its ends', async () => {
  await spec(sites)
    .given([])
    .knowing(network)
    .when({ name: 'renameSite', site, to: '  Lupus Together ' }, 'system')
    .then([{ type: 'SiteRenamed', data: { site, name: 'Lupus Together' } }])
  await spec(sites)
    .given([{ type: 'SiteRenamed', data: { site, name: 'Lupus Together' } }])
    .knowing({ stream: streamOf(site), events: [] }, network)
    .when({ name: 'renameSite', site, to: 'Lupus Together' }, 'system')
    .thenNothing()
})

test('every published wording gets its own version number', async () => {
  const wording = {
    language: 'en',
    sentence: 'You agree to {terms} and {privacy}.',
    terms: { title: 'Terms', url: '/terms-of-use' },
    privacy: { title: 'Privacy', url: 'https://example.org/privacy' },
  }
  const publish = (change: object = {}) =>
    ({ name: 'publishSiteWording', site, wording: { ...wording, ...change } }) as const
  const published = (version: number, change: object = {}): CatalogueEvent => ({
    type: 'SiteWordingPublished',
    data: { site, version, ...wording, ...change },
  })
  const first = spec(sites)
    .given([published(1)])
    .knowing(network)
  await spec(sites)
    .given([])
    .knowing(network)
    .when(publish(), 'system')
    .then([published(1)])
  await first.when(publish(), 'system').thenNothing()
  await first.when(publish({ language: 'es' }), 'system').then([published(2, { language: 'es' })])
  await first
    .when(publish({ sentence: 'You agree.' }), 'system')
    .thenRejected('Please include {terms} and {privacy} once each, where the links should appear')
})

test('the demand for a second factor is decided in the stream of the network, as roles belong to all sites', async (t) => {
  const demand = (value: unknown) =>
    ({ name: 'changeSiteSetting', site, setting: 'second_factor', value }) as const
  const value = {
    administrators: true,
    moderators: false,
    super_administrators: false,
    community_techs: false,
  }
  const demanded: CatalogueEvent = {
    type: 'SiteSettingChanged',
    data: { site, setting: 'second_factor', value },
  }
  t.equal(sites.stream(demand(null), { actor: 'system' }), networkStream)
  await spec(sites)
    .given([created])
    .when(demand({ administrators: true }), 'system')
    .then([demanded])
  await spec(sites).given([created, demanded]).when(demand(value), 'system').thenNothing()
  await spec(sites)
    .given([created])
    .knowing({ stream: networkStream, events: [created, demanded] }, withRole(ada, 1))
    .when({ name: 'renameSite', site, to: 'Gout' }, ada)
    .thenRejected(
      'Your role needs a second factor. Add a passkey or an app in your account settings, under "Log-in security".',
    )
})

test('a site with a purpose is hidden until an administrator opens it', async () => {
  const prepared: CatalogueEvent = { type: 'SitePrepared', data: { site, purpose: 'forum' } }
  const opened: CatalogueEvent = { type: 'SiteOpened', data: { site } }
  const open = { name: 'openSite', site } as const
  await spec(sites)
    .given([])
    .when({ name: 'createSite', details: { ...details, purpose: 'forum' } }, 'system')
    .then([created, prepared])
  await spec(sites)
    .given([])
    .when({ name: 'createSite', details: { ...details, purpose: 'shop' } }, 'system')
    .thenRejected('Please choose what the community is for')
  await spec(sites).given([created, prepared]).when(open, 'system').then([opened])
  await spec(sites).given([created, prepared, opened]).when(open, 'system').thenNothing()
  await spec(sites).given([created]).when(open, 'system').thenNothing()
  await spec(sites)
    .given([created, prepared])
    .knowing(withRole(ada, roles.moderator))
    .when(open, ada)
    .thenRejected('Not authorized')
})

test('a hidden site is furnished for its purpose', async () => {
  const furnish = { name: 'furnishSite', site } as const
  const hidden: History = {
    stream: networkStream,
    events: [created, { type: 'SitePrepared', data: { site, purpose: 'articles' } }],
  }
  const { features, menu, categories, homepage } = sitePurposes.articles
  await spec(sites)
    .given([])
    .knowing(hidden)
    .when(furnish, 'system')
    .then([
      ...features.map((flag): CatalogueEvent => ({
        type: 'SiteFlagChanged',
        data: { site, flag, on: true },
      })),
      { type: 'SiteMenuArranged', data: { site, items: menu.map((item) => ({ ...item, items: [] })) } },
      ...categories.map((category): CatalogueEvent => ({
        type: 'CategoryAdded',
        data: { site, ...category },
      })),
      { type: 'SiteHomepageArranged', data: { site, sections: [...homepage] } },
    ])
  await spec(sites)
    .given([])
    .knowing(network)
    .when(furnish, 'system')
    .thenRejected('This community is open already')
})
