import { test } from 'tap'
import { pageOf } from './log-context.ts'

const call = (headers: Record<string, string>) =>
  pageOf({ routeOptions: { url: '/api' }, url: '/api', headers })

test('a log line contains the route pattern of a page, such as /members/:slug, but never its path', async (t) => {
  t.same(call({ 'nex-path': '/members/ada-sore', 'nex-ad-block': 'true' }), {
    page: '/members/:slug',
    ssr: false,
    adBlock: true,
  })
  t.match(call({ 'nex-path': '/ada-sore/private' }), { page: '*' })
  t.match(call({ 'nex-path': `/members/${'a'.repeat(600)}` }), { page: undefined })
  t.same(call({}), {})
})

test('log lines of all API calls from one page view have the same id', async (t) => {
  const view = '0d4c3f9e-6f0e-4a52-9d0b-2f6f4f4c1f10'
  t.match(call({ 'nex-path': '/forums', 'nex-uuid': view }), { view })
  const forged = call({ 'nex-path': '/forums', 'nex-uuid': 'a line of somebody else' })
  t.notOk('view' in forged, 'a log line holds nothing that a client made up')
})

test("a rendered page is logged with the route of its URL, even if the request's headers name another", async (t) => {
  const headers = { 'nex-path': '/wp-admin/operations', 'nex-ssr': 'false', 'nex-ad-block': 'true' }
  const page = pageOf({ routeOptions: { url: '/*' }, url: '/forums/knees?x=1', headers })
  t.same(page, { page: '/forums/:slug', ssr: true })
})

test('the headers of an API call cannot make it look like a rendered page in the log', async (t) => {
  t.match(call({ 'nex-path': '/forums', 'nex-ssr': 'true' }), { ssr: false })
})
