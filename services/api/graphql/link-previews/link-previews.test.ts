import pino from 'pino'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { content } from '../../../../projections/content/project.ts'
import { schemaOf } from '../../../../projections/projection.ts'
import { comments } from '../../../commands/comments.ts'
import { newId } from '../../../commands/frame/ids.ts'
import { deleteOperational } from '../../../erasure/operational.ts'
import { saveLinkPreview } from '../../../operational/link-previews.ts'
import { UnreadablePageError } from '../../../ports/pages/read-page.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { startReactors } from '../../../reactors/index.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const sql = sqlOver(api.pool)
const settings = { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper }
/** Addresses of the pages that were read, in order. */
const pages: string[] = []
const reactors = await startReactors({
  log: api.log,
  settings,
  pool: api.pool,
  logger: pino({ level: 'silent' }),
  announce: api.tell,
  async readPage(url) {
    pages.push(url)
    if (url.includes('gone')) throw new UnreadablePageError('the answer is not a web page')
    return `<title>Page of ${new URL(url).pathname}</title>`
  },
})
file.teardown(reactors.stop)

const ada = await api.member()
const { createThread } = (
  await ada.graphql('mutation { createThread(title: "Knees", body: "They hurt.") { thread { id } } }')
).data
const { id: thread } = createThread.thread
const watching = api.visitor().socket()
file.teardown(() => watching.dispose())
const changed = watching.iterate({
  query: `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) {
    commentEdge { node { body linkPreview { url host title description siteName } } } } }`,
  variables: { id: thread },
})
const changes = changed[Symbol.asyncIterator]()
const ready = api.subscribed()
const first = changes.next()
await ready

const comment = async (body: string): Promise<string> =>
  (
    await ada.graphql(
      `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: THREAD, body: $body) { commentId } }`,
      { id: thread, body },
    )
  ).data.createComment.commentId
const edit = (id: string, body: string) =>
  ada.graphql(
    `mutation ($id: ID!, $body: String!) { updateComment(commentId: $id, body: $body) { pending } }`,
    {
      id,
      body,
    },
  )
const query = `query ($id: ID!) { node(id: $id) { ... on Comment { linkPreview { title } } } }`
const previewOf = async (id: string) =>
  (await api.visitor().graphql(query, { id })).data.node.linkPreview?.title ?? null

/** The next pushed comment for which `isWanted` is true. */
let next = first
async function pushed(isWanted: (node: { body: string; linkPreview: object | null }) => boolean) {
  for (;;) {
    const { value } = await next
    next = changes.next()
    const node = value?.data?.commentsChanged?.commentEdge?.node
    if (node && isWanted(node)) return node
  }
}

test('a comment gets the preview of its first link, live, and loses it with the link', async (t) => {
  const id = await comment('See https://pages.example/knees#top and https://pages.example/other')
  t.match(await pushed(({ linkPreview }) => linkPreview !== null), {
    linkPreview: {
      url: 'https://pages.example/knees',
      host: 'pages.example',
      title: 'Page of /knees',
      description: null,
      siteName: null,
    },
  })
  await edit(id, 'Nothing to see.')
  t.equal(await previewOf(id), null)
  await edit(id, 'See https://pages.example/third')
  t.match(await pushed(({ linkPreview }) => linkPreview !== null), {
    linkPreview: { title: 'Page of /third' },
  })
})

test('a page that is read before the read model has the post does not remove the post from open pages', async (t) => {
  const client = await api.pool.connect()
  const body = 'Soon: https://pages.example/soon'
  try {
    await client.query('begin')
    // The projector waits for this row.
    await client.query('select from projector.checkpoint where schema = $1 for update', [schemaOf(content)])
    const posted = comment(body)
    while ((await sql`select from operational.link_preview where url like '%/soon'`).length === 0);
    await client.query('commit')
    await posted
  } finally {
    client.release()
  }
  t.match(await pushed((node) => node.body === body && node.linkPreview !== null), {
    linkPreview: { title: 'Page of /soon' },
  })
})

test('pages are read once a day, and neither for imported posts nor again for a reader', async (t) => {
  const imported = newId('comment', v7())
  const intent = { commandId: v7(), actor: ada.member, site: api.site, occurredAt: new Date().toISOString() }
  const body = 'https://pages.example/imported'
  const command = { name: 'createComment', comment: imported, under: thread, site: api.site, body } as const
  await api.settle(api.tools.dispatch(comments, command, { ...intent, origin: 'import' }))
  const before = pages.length
  const gone = await comment('https://pages.example/gone')
  const again = await comment('https://pages.example/again')
  await pushed(({ body, linkPreview }) => body === 'https://pages.example/again' && linkPreview !== null)
  const same = await comment('Also https://pages.example/again')
  await pushed(({ body, linkPreview }) => body.startsWith('Also') && linkPreview !== null)
  t.same(pages.slice(before).toSorted(), ['https://pages.example/again', 'https://pages.example/gone'])
  t.equal(await previewOf(gone), null)
  t.equal(await previewOf(again), await previewOf(same))
  t.equal(await previewOf(imported), null)
})

test('the page of a text that a rule of the community holds is not read', async (t) => {
  const admin = await api.member({ role: 1 })
  const choose = (value: object) =>
    admin.graphql(
      `mutation ($id: ID!, $value: JSON) {
        changeSiteSetting(siteId: $id, setting: "content_rules", value: $value) { pending } }`,
      { id: api.site, value },
    )
  await choose({ words: { on: true, phrases: ['miracle pills'] } })
  await comment('Miracle pills: https://pages.example/pills')
  await choose({})
  // Effects are recorded in the order of the log.
  await comment('https://pages.example/after')
  await pushed(({ linkPreview }) => linkPreview !== null)
  t.notOk(pages.includes('https://pages.example/pills'))
})

test("an erased member's links are deleted, and not saved again by a page that was read meanwhile", async (t) => {
  const bo = await api.member()
  const own = `mutation { createThread(title: "Hips", body: "https://pages.example/hips") { thread { id } } }`
  const { id } = (await bo.graphql(own)).data.createThread.thread
  const query = `query ($id: ID!) { node(id: $id) { ... on Thread { linkPreview { title } } } }`
  while (!(await api.visitor().graphql(query, { id })).data.node.linkPreview);
  const left = () => sql`select from operational.link_preview where member = ${bo.member}`
  t.equal((await left()).length, 1)
  await sql`insert into operational.erasure (member) values (${bo.member})`
  await deleteOperational(sql, [bo.member], api.tools.pepper)
  const late = { item: id, member: bo.member, url: 'https://pages.example/hips', preview: null }
  await saveLinkPreview(sql, late)
  t.same(await left(), [])
})
