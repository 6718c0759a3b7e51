import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { t as file, test } from 'tap'
import { builtRender } from '../../services/api/pages/render.ts'
import { testApi } from '../../services/api/testing/api.ts'
import type { Browser } from '../../services/api/testing/browser.ts'
import { roles } from '../../services/rules/roles.ts'

const web = join(import.meta.dirname, '..')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

const api = await testApi(file, {
  web: { render: await builtRender(built), assets: null, operations: join(web, 'persisted-queries.json') },
})

async function change(who: Browser, mutation: string) {
  const { errors } = await who.graphql(mutation)
  if (errors) throw new Error(errors[0].message)
}

const pageOf = async (who: Browser, path: string) => {
  const response = await who.request(path, { headers: { accept: 'text/html' } })
  return response.text()
}

test(
  "a member's own pages show both badges, who can be followed back, and what can be bookmarked",
  { skip },
  async (t) => {
    const grace = await api.member({ role: roles.administrator })
    const [ada, bo] = [await api.member({ username: 'Ada Lane' }), await api.member()]
    for (const badge of ['contributor', 'patient_leader'])
      await change(
        grace,
        `mutation { giveBadge(userId: "${ada.member}", badge: ${badge}, reason: "She writes") { pending } }`,
      )
    await change(bo, `mutation { updateFollow(userId: "${ada.member}", isFollowing: true) { pending } }`)
    t.match(await pageOf(ada, '/profile'), /Contributor · Patient Leader/)
    t.match(await pageOf(ada, '/profile/following/followers'), '>Follow back<')
    t.match(await pageOf(ada, '/profile/bookmarks'), 'Bookmark an article, a thread or a comment')
  },
)
