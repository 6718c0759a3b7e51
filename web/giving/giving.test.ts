import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { builtRender } from '../../services/api/pages/render.ts'
import { testApi } from '../../services/api/testing/api.ts'
import { roles } from '../../services/rules/roles.ts'

const web = join(import.meta.dirname, '..')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

test('the forms of administrators show what a member has before the page responds', { skip }, async (t) => {
  const operations = join(web, 'persisted-queries.json')
  const api = await testApi(t, { web: { render: await builtRender(built), assets: null, operations } })
  const grace = await api.member({ role: roles.administrator })
  const ada = await api.member({ username: 'Ada Lane', role: roles.communityTech })
  for (const given of [
    'giveBadge(userId: $id, badge: patient_leader, reason: "She writes")',
    'setLegacyRole(userId: $id, legacyRole: author, reason: "She writes")',
  ])
    t.strictSame(
      (await grace.graphql(`mutation ($id: ID!) { ${given} { pending } }`, { id: ada.member })).errors,
      undefined,
    )
  const page = await grace.request('/wp-admin/members/ada-lane', { headers: { accept: 'text/html' } })
  const chosen = [...(await page.text()).matchAll(/<option[^>]* selected=""[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  )
  t.same(chosen, ['Community Tech', 'By role', 'Patient Leader', 'Author', 'Winner'])
})
