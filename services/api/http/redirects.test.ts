import fastify from 'fastify'
import { Writable } from 'node:stream'
import { test } from 'tap'
import type { SiteId } from '../../../events/kinds.ts'
import type { SiteDetails, SiteRow } from '../reads.ts'
import { leadOn } from './redirects.ts'

const id = 'site_00000000000000000000000000' as SiteId
const site: SiteRow = {
  id,
  name: 'Lupus',
  prefix: 'lupus',
  host: 'lupus.example.org',
  description: '',
  accent: '#336699',
  logo: null,
  parent: null,
  purpose: null,
  isHidden: false,
  features: ['Forums'],
}
const known: SiteDetails = {
  id,
  settings: {},
  menu: [],
  homepage: null,
  wording: null,
  redirects: [],
  categories: [],
}

/** Opens an API that responds to every URL with a page, and collects its log lines. */
function answering(details: () => Promise<SiteDetails>) {
  const lines: { level: number; msg: string }[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const app = fastify({ logger: { level: 'warn', stream } })
  app.decorateRequest('site', { getter: () => site })
  leadOn(app, { sites: { details } })
  app.get('/*', async () => 'a page')
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host: site.host } })
    return headers.location ?? statusCode
  }
  return { ask, lines }
}

test('redirects of the route table work even if the redirects of the site cannot be read', async (t) => {
  const { ask, lines } = answering(() => Promise.reject(new Error('no database')))
  t.equal(await ask('/forum'), '/forums')
  t.equal(await ask('/forums'), 200)
  t.equal(await ask('/community'), '/', 'what is off stays closed')
  t.match(lines[0]?.msg, /could not load/)
})

test('redirects that form a loop are not followed, and an error is logged', async (t) => {
  const redirects = [
    { path: '/a', redirect: '/b' },
    { path: '/b', redirect: '/a' },
    { path: '/old', redirect: '/forums?s=old' },
  ]
  const { ask, lines } = answering(async () => ({ ...known, redirects }))
  t.equal(await ask('/a'), 200, 'the page answers: there is none, and it says so')
  t.match(lines, [{ msg: /loops/ }])
  t.equal(await ask('/old'), '/forums?s=old')
})
