import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'tap'
import { projections } from '../../projections/index.ts'
import { startPair } from '../../scripts/checks/faults/standby.ts'
import { apiUrlOf } from '../../scripts/network/postgres.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import type { Render } from '../../web/relay/render-contract.ts'
import { sqlOver } from '../postgres/sql.ts'
import { openReads } from './reads.ts'
import { testApi } from './testing/api.ts'
import { openVisitorReads } from './visitor-reads.ts'

const createThread = `mutation ($title: String!) { createThread(title: $title, body: "Hello all") { pending } }`

/** A page with the titles of the newest threads. */
const render: Render = async ({ execute }) => {
  const answer = await execute({ id: 'threads', variables: {} })
  return { status: 200, headers: { 'content-type': 'text/html' }, html: JSON.stringify(answer) }
}

/** Asks until the answer is true; throws after half a minute. */
async function until(ask: () => Promise<boolean>) {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; await sleep(20))
    if (await ask()) return
  throw new Error('It did not happen in time')
}

test('a replica answers visitors while it has what was announced, and otherwise the primary does', async (t) => {
  const pair = await startPair(() => {}, { confirms: false })
  t.teardown(pair.stop)
  const operations = join(testFolder(t), 'operations.json')
  writeFileSync(
    operations,
    JSON.stringify({ threads: 'query Threads { threads(first: 9) { edges { node { title } } } }' }),
  )
  const replicaUrl = apiUrlOf(pair.standbyUrl)
  const api = await testApi(t, {
    database: { url: pair.url, replicaUrl },
    web: { render, assets: null, operations },
  })
  const [ada, visitor] = [await api.member(), api.visitor()]
  const write = async (title: string) => {
    const made = await ada.graphql(createThread, { title })
    t.match(made.data, { createThread: { pending: false } })
  }
  const sql = sqlOver(api.pool)
  const reads = openReads(sql)
  /** The same without announcements. */
  const late = openVisitorReads({
    url: replicaUrl,
    sql,
    reads,
    projections,
    changes: { reached: () => -1n, onResync: () => () => {} },
    logger: { warn() {} },
  })
  t.teardown(late.close)
  let pages = 0
  /** Reads a page that is not cached, and a sitemap; resolves with the page. */
  async function read(browser: Pick<typeof visitor, 'request'>) {
    const sitemap = await browser.request('/sitemap-threads.xml')
    t.equal(sitemap.status, 200)
    const page = await browser.request(`/page-${pages++}`)
    t.equal(page.status, 200)
    return { page: await page.text(), sitemap: await sitemap.text() }
  }
  /** Time of the last statement that the replica ran for the API, and of the last one that read more than positions. */
  async function uses() {
    const [row] = (await pair.onStandby(`select max(state_change) as last,
      max(state_change) filter (where query not like '%projector.checkpoint%') as reads
      from pg_stat_activity where usename = 'communities_api'`)) as {
      last: Date | null
      reads: Date | null
    }[]
    return { last: row?.last?.getTime() ?? 0, reads: row?.reads?.getTime() ?? 0 }
  }
  /** Reads as a visitor until the replica answers, which may still be behind. Every answer has the title. */
  async function untilReplica(title: string) {
    const before = await uses()
    await until(async () => {
      const { page, sitemap } = await read(visitor)
      t.match(page, title)
      t.match(sitemap, title.toLowerCase())
      return (await uses()).reads > before.reads
    })
  }

  await t.test(
    'the replica answers a visitor, and the primary a member and a browser that has seen an event',
    async (t) => {
      await write('First')
      await untilReplica('First')
      const before = await uses()
      const seen = { headers: { 'nex-seen': 'ThreadCreated@1' } }
      for (const answer of [await ada.request('/own'), await visitor.request('/seen', seen)])
        t.match(await answer.text(), 'First')
      t.same(await uses(), before)
    },
  )

  await t.test('a replica that lags is not asked for what was announced since', async (t) => {
    await pair.onStandby('select pg_wal_replay_pause()')
    await write('Second')
    for (let times = 0; times < 3; times++) t.match((await read(visitor)).page, 'Second')
    await pair.onStandby('select pg_wal_replay_resume()')
    await untilReplica('Second')
  })

  await t.test('a replica that lags is not asked after a while, even if announcements are lost', async () => {
    await until(async () => (await late.now()) !== reads)
    await pair.onStandby('select pg_wal_replay_pause()')
    await write('Third')
    await until(async () => (await late.now()) === reads)
    await pair.onStandby('select pg_wal_replay_resume()')
  })

  await t.test('pages of visitors continue without an error after the replica is killed', async (t) => {
    await untilReplica('Third')
    await until(async () => (await late.now()) !== reads)
    const started = await late.now()
    await pair.loseStandby()
    const threads = await started.threadAddresses(api.site, '', 9)
    t.same(threads, await reads.threadAddresses(api.site, '', 9), 'also for an answer that was under way')
    t.equal(threads.length, 3)
    t.match((await read(visitor)).page, 'Third')
    await write('Fourth')
    const { page, sitemap } = await read(visitor)
    t.match(page, 'Fourth')
    t.notMatch(page, 'errors')
    t.match(sitemap, 'fourth')
  })
})
