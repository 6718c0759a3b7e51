import { test } from 'tap'
import { pageOf } from './page-of.ts'

const call = (headers: Record<string, string>) =>
  pageOf({ routeOptions: { url: '/api' }, url: '/api', headers })

test('a log line names the route of a page, never its address', async (t) => {
  t.same(call({ 'nex-path': '/members/ada-sore', 'nex-ad-block': 'true' }), {
    page: '/members/:slug',
    ssr: false,
    adBlock: true,
  })
  t.match(call({ 'nex-path': '/ada-sore/private' }), { page: undefined })
  t.match(call({ 'nex-path': `/members/${'a'.repeat(600)}` }), { page: undefined })
  t.same(call({}), {})
})

test('a page that is rendered here is known by its own address, whatever its headers say', async (t) => {
  const headers = { 'nex-path': '/wp-admin/operations', 'nex-ssr': 'false', 'nex-ad-block': 'true' }
  const page = pageOf({ routeOptions: { url: '/*' }, url: '/forums/knees?x=1', headers })
  t.same(page, { page: '/forums/:slug', ssr: true })
})

test('a call cannot pass as a page', async (t) => {
  t.match(call({ 'nex-path': '/forums', 'nex-ssr': 'true' }), { ssr: false })
})
