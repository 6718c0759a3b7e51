import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { roles } from '../rules/roles.ts'
import { sites } from './sites.ts'
import { spec } from './testing/spec.ts'
import { ada, site, withRole } from './testing/stories.ts'

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
const open = (on: boolean) => ({ name: 'changeSiteFlag', site, flag: 'Forums', on }) as const
const opened = (on: boolean): CatalogueEvent => ({
  type: 'SiteFlagChanged',
  data: { site, flag: 'Forums', on },
})

test('the network makes a site once', async () => {
  await spec(sites).given([]).when(create, 'system').then([created])
  await spec(sites).given([created]).when(create, 'system').thenRejected('This site exists')
})

test('a feature is turned on and off', async () => {
  await spec(sites)
    .given([created])
    .when(open(true), 'system')
    .then([opened(true)])
  await spec(sites)
    .given([created, opened(true)])
    .when(open(true), 'system')
    .thenNothing()
  await spec(sites)
    .given([created, opened(true)])
    .when(open(false), 'system')
    .then([opened(false)])
  await spec(sites).given([created]).when(open(false), 'system').thenNothing()
  await spec(sites).given([]).when(open(true), 'system').thenRejected('Site not found')
})

test('no member changes a site', async () => {
  const administrator = withRole(ada, roles.administrator)
  await spec(sites).given([]).knowing(administrator).when(create, ada).thenRejected('Not authorized')
  await spec(sites)
    .given([created])
    .knowing(administrator)
    .when(open(true), ada)
    .thenRejected('Not authorized')
})
