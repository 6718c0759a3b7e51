import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test, type Test } from 'tap'
import { v7 } from 'uuid'
import { z } from 'zod'
import { caughtUp } from '../../scripts/network/caught-up.ts'
import { apiUrlOf } from '../../scripts/network/postgres.ts'
import { openNetwork } from '../../scripts/network.ts'
import { ownPorts } from '../../scripts/testing/ports.ts'
import { testFolder, testPostgres } from '../../scripts/testing/services.ts'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { openBrowser } from '../api/testing/browser.ts'
import { accounts } from '../commands/accounts.ts'
import type { Dispatch, Intent } from '../commands/frame/decider.ts'
import { newId } from '../commands/frame/ids.ts'
import { sites } from '../commands/sites.ts'
import { ways } from '../projector/testing/redis.ts'
import { firstSpanOf } from './trace.ts'

/** Those parts of OTLP messages (JSON over HTTP) that the test checks. */
const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute).default([]),
})
const Request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})
type Seen = z.output<typeof Span> & { service: unknown }

/** Service that exports each span of a comment's trace, besides the mutation's. */
const services = {
  'dispatch createComment': 'api',
  append: 'api',
  'project content': 'projector',
  'deliver commentsChanged': 'api',
}

async function openCollector(t: Test) {
  const spans: Seen[] = []
  let came = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { resourceSpans } = Request.parse(JSON.parse(Buffer.concat(chunks).toString()))
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    came.resolve()
    came = Promise.withResolvers()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    async until(enough: (spans: readonly Seen[]) => boolean) {
      while (!enough(spans)) await came.promise
    },
  }
}

const intent = (): Intent => ({
  commandId: v7(),
  actor: 'system',
  site: null,
  occurredAt: new Date().toISOString(),
  origin: 'seed',
})

async function makeSite(dispatch: Dispatch) {
  const site = newId('site', v7())
  const details = { site, name: 'MS', prefix: 'ms', host: 'x', description: '', accent: '#336699' }
  await dispatch(sites, { name: 'createSite', details }, intent())
  for (const flag of ['Accounts', 'Forums', 'Comments'] as const)
    await dispatch(sites, { name: 'changeSiteFlag', site, flag, on: true }, intent())
}

test("the first span of a command's trace has an id derived from the command's id", async (t) => {
  t.match(firstSpanOf('0190163D-8694-739B-AEA5-966C26F8AD91'), {
    traceId: '0190163d8694739baea5966c26f8ad91',
    spanId: 'aea5966c26f8ad91',
  })
})

for (const { where, skip, open } of ways) {
  test(`one trace leads from a mutation to its deliveries over ${where}`, { skip }, async (t) => {
    const collector = await openCollector(t)
    const redisUrl = await open(t)
    const databaseUrl = await testPostgres(t)
    const network = await openNetwork({
      need: ['eventstore', 'projector', 'api'],
      folder: testFolder(t),
      env: {
        CAPTCHA: 'off',
        DATABASE_URL: databaseUrl,
        API_DATABASE_URL: apiUrlOf(databaseUrl),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        ...ownPorts(),
        ...(redisUrl && { REDIS_URL: redisUrl }),
      },
    })
    t.teardown(network.close)

    await withWorkshop(network.settings, async ({ dispatch, log }, sql) => {
      const others = await sql`select from pg_stat_activity
        where datname = current_database() and usename = 'communities_api'`
      t.ok(others.length > 0, 'the API connects with the role that owns nothing')
      await makeSite(dispatch)
      // Waits for the site, because the API caches the list of sites even if it is empty.
      await caughtUp(network.settings.databaseUrl, log)
      const address = (network.url ?? '').replace('localhost', '127.0.0.1')
      const [ada, bo] = [openBrowser(address), openBrowser(address)]
      const body = { email: 'ada@example.org', password: 'sore knees 2' }
      const { user } = await ada.post('/api/auth/register', body)
      await bo.post('/api/auth/register', { ...body, email: 'bo@example.org' })
      await dispatch(accounts, { name: 'verify', member: user.id, by: 'email' }, intent())
      await caughtUp(network.settings.databaseUrl, log)
      const made = 'mutation { createThread(title: "Knees", body: "They hurt.") { thread { id } } }'
      const { data } = await ada.graphql(made)
      const { id } = data.createThread.thread

      const watching = bo.socket()
      t.teardown(() => watching.dispose())
      const query = `subscription NamedForBo($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) { __typename } }`
      const told = watching.iterate({ query, operationName: 'NamedForBo', variables: { id } })
      const next = told.next()
      // Waits by polling a metric of the process, because a subscription does not confirm its start.
      while (!/^subscriptions\{.*\} 1$/m.test(await (await bo.request('/metrics')).text()));
      const commented = await ada.graphql(
        `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Still.") { pending } }`,
        { id },
      )
      t.equal(commented.errors, undefined)
      await next
    })

    const { spans } = collector
    const root = () => spans.find(({ name }) => name === 'mutation createComment')
    const from = (name: string) =>
      spans.find((span) => span.name === name && span.traceId === root()?.traceId)
    // Processes export their spans in batches, so that a child can arrive before its parent.
    await collector.until(() => ['mutation createComment', ...Object.keys(services)].every(from))
    t.notOk(root()?.parentSpanId, 'the mutation is the first span')
    for (const [name, service] of Object.entries(services))
      t.equal(from(name)?.service, service, `${name} is told by the ${service}`)
    t.equal(from('dispatch createComment')?.parentSpanId, root()?.spanId)
    t.equal(from('append')?.parentSpanId, from('dispatch createComment')?.spanId)
    t.equal(from('project content')?.parentSpanId, root()?.spanId, 'the projector knows the first span')
    t.equal(from('deliver commentsChanged')?.parentSpanId, root()?.spanId, 'and so does the socket')
    const said = JSON.stringify(collector.spans)
    t.notMatch(said, /member_|NamedForBo|Still|hurt|example\.org/, 'spans tell nothing of people')
  })
}
