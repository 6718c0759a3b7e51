import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { execPath } from 'node:process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import { openCodec } from '../events/log/codec.ts'
import type { RecordedEvent } from '../events/event.ts'
import { openLog, type Log } from '../events/log.ts'
import { text } from '../projections/batch.ts'
import { openTools, type Tools } from '../services/commands/frame/tools.ts'
import { openKeyStore } from '../services/keys/store.ts'
import { addressOf } from '../services/eventstore/address.ts'
import { collegemsg, collegeMsgImport } from './import/collegemsg.ts'
import type { Format, Import } from './import/format.ts'
import { readPast } from './import/past.ts'
import { runImport } from './import/run.ts'
import { createSite, siteFor } from './import/site.ts'
import { stackexchangeHealth } from './import/stackexchange-health.ts'
import { root } from './network.ts'
import { eventStorePort } from './testing/ports.ts'
import { testEventStore, testFolder } from './testing/services.ts'

const signal = new AbortController().signal

function openWorkplace(t: Test, url: string, timeoutMs?: number) {
  const keys = openKeyStore({
    url: pathToFileURL(join(testFolder(t), 'keys.sqlite')).href,
    master: randomBytes(32),
  })
  const log = openLog({ url, codec: openCodec(keys), ...(timeoutMs && { timeoutMs }) })
  t.teardown(async () => {
    await log.close()
    await keys.close()
  })
  return openTools({ log, pepper: randomBytes(32) })
}

async function carryOut(
  tools: Tools,
  format: Format,
  read: (site: Parameters<Format['read']>[1]['site']) => Import | Promise<Import>,
  options: Partial<Parameters<typeof runImport>[1]> = {},
) {
  const past = await readPast(tools.log, signal)
  const site = siteFor(format, undefined, past)
  await createSite(format, site, tools)
  return runImport(await read(site), { tools, past, site, signal, ...options })
}

async function everything(log: Log): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch.events)
  return events
}

const countOf = (events: readonly RecordedEvent[], type: RecordedEvent['type']) =>
  events.filter((event) => event.type === type).length

const sample = Array.from({ length: 600 }, (_, index) => {
  const from = 1 + ((index * 7) % 40)
  const to = 1 + ((from + (index % 5)) % 40)
  return `${from} ${to} ${1_082_040_961 + index * 97}`
}).join('\n')
const pairs = new Set(sample.split('\n').map((row) => row.split(' ').slice(0, 2).toSorted().join(' '))).size

t.test(
  'an import that is interrupted, continued and repeated stores each item once, with its original time',
  async (t) => {
    const tools = openWorkplace(t, await testEventStore(t))
    await carryOut(tools, collegemsg, () => collegeMsgImport(sample, 200))
    const tally = await carryOut(tools, collegemsg, () => collegeMsgImport(sample, Infinity))
    t.match(tally.counts.get('messages'), { added: 400, known: 200, turnedDown: 0 })

    const events = await everything(tools.log)
    t.equal(countOf(events, 'MemberRegistered'), 40)
    t.equal(countOf(events, 'MemberVerified'), 40)
    t.equal(countOf(events, 'ConversationStarted'), pairs)
    const sent = events.filter((event) => event.type === 'MessageSent')
    t.equal(new Set(sent.map(({ data }) => data.body)).size, 600)
    t.equal(sent[0]!.metadata.occurredAt, '2004-04-15T14:56:01.000Z')
    t.ok(events.every(({ metadata }) => metadata.origin === 'import'))

    const head = await tools.log.head()
    const again = await carryOut(tools, collegemsg, () => collegeMsgImport(sample, Infinity))
    t.match(again.counts.get('messages'), { added: 0, known: 600, turnedDown: 0 })
    t.equal(await tools.log.head(), head, 'nothing was added')
  },
)

t.test('an import waits while the event store is down, and continues afterwards', async (t) => {
  const port = await eventStorePort()
  const file = join(testFolder(t), 'log.sqlite')
  const args = ['services/eventstore/main.ts', '--file', file, '--port', String(port)]
  async function start() {
    const node = spawn(execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    await once(node.stdout!, 'data')
    return node
  }
  let node = await start()
  t.teardown(async () => {
    node.kill()
    if (node.exitCode === null && node.signalCode === null) await once(node, 'exit')
  })
  // The event store restarts only after the log client's timeout, so that the import has to retry.
  const tools = openWorkplace(t, addressOf(file, port), 1000)

  const acknowledged: string[] = []
  const said: string[] = []
  const revived = Promise.withResolvers<void>()
  await carryOut(tools, collegemsg, () => collegeMsgImport(sample, Infinity), {
    say(line) {
      said.push(line)
      if (said.length === 1) start().then((next) => ((node = next), revived.resolve()), revived.reject)
    },
    acknowledged(commandId) {
      acknowledged.push(commandId)
      if (acknowledged.length === 300) node.kill('SIGKILL')
    },
  })
  await revived.promise
  t.match(said, [/is not responding/, /is back/])

  const events = await everything(tools.log)
  t.equal(countOf(events, 'MessageSent'), 600)
  t.equal(countOf(events, 'ConversationStarted'), pairs)
  const commands = events.map(({ metadata }) => metadata.commandId)
  t.equal(new Set(commands).size, commands.length, 'every command is in the log once')
  t.ok(new Set(acknowledged).isSubsetOf(new Set(commands)), 'nothing that was acknowledged is missing')
})

const dump = {
  questions: `question_id\tquestion_url\tquestion_title\tquestion_body\ttime_stamp\tusername\tvotes\tfavorites\ttags
10\thttps://example.org/q/10\tIs walking good for the back?\tMine aches after sitting.-\t2016-03-01 10:00:00Z\tAda Example\t1\t0\tback
12\thttps://example.org/q/12\tHow warm is warm?\t\t2016-03-02 10:00:00Z\t\t1\t0\tfever
`,
  answers: `question_id\tanswer_id\tanswer_url\tanswer\ttime_stamp\tusername\tvotes
10\t11\thttps://example.org/a/11\tIt helps many people.
It did help me.\t2016-02-01 10:00:00Z\tBo\t3
12\t11\thttps://example.org/a/11\tIt helps many people.
It did help me.\t2016-02-01 10:00:00Z\tBo\t3
12\t13\thttps://example.org/a/13\t\t2016-03-02 11:00:00Z\tBo\t0
12\t14\thttps://example.org/a/14\tAsk a nurse.\t\tBo\t0
`,
  question_comments: `question_id\tcomment\ttime_stamp\tusername
10\tHow long do you sit? @AdaExample\t2016-03-01 11:00:00Z\tBo
`,
  answer_comments: `question_id\tanswer_id\tcomment\ttime_stamp\tusername
10\t11\tThank you!\t2016-03-01 12:00:00Z\tAda Example
12\t13\tWhat was this?\t2016-03-03 12:00:00Z\t
`,
}

t.test(
  'an import turns questions into threads, answers into comments, and comments on answers into replies',
  async (t) => {
    const folder = testFolder(t)
    for (const [name, text] of Object.entries(dump))
      writeFileSync(join(folder, `${name}.tsv.gz`), gzipSync(text))
    const tools = openWorkplace(t, await testEventStore(t))
    const read: Parameters<typeof carryOut>[2] = (site) =>
      stackexchangeHealth.read(folder, {
        limit: Infinity,
        site,
        past: { sites: new Map(), contents: new Map() },
      })
    const source = await read('site_00000000000000000000000000')
    t.same(source.found, { threads: 2, answers: 3, comments: 1, replies: 2 })
    const notes = Object.fromEntries(source.notes.map(({ done, what, count }) => [`${done} ${what}`, count]))
    t.match(notes, {
      'joined records split over several lines': 2,
      'repaired questions without a text: the title is used as the text': 1,
      'repaired answers and comments without a time: given the time of their parent': 1,
      'left out answers without a text': 1,
      'left out comments on those answers': 1,
    })

    const tally = await carryOut(tools, stackexchangeHealth, read)
    t.same([...tally.reasons], [], 'nothing was rejected')
    const events = await everything(tools.log)
    const titles = events.flatMap(({ data }) => ('title' in data ? [text(data.title) ?? ''] : []))
    t.same(titles.toSorted(), ['How warm is warm?', 'Is walking good for the back?'])
    const bodies = events.flatMap(({ data }) => ('body' in data ? [text(data.body) ?? ''] : []))
    t.same(bodies.toSorted(), [
      'Ask a nurse.',
      `How long do you sit? @${source.members[0]!.username}`,
      'How warm is warm?',
      'It helps many people.\nIt did help me.',
      'Mine aches after sitting.',
      'Thank you!',
    ])
    const names = events.flatMap(({ data }) => ('username' in data ? [text(data.username) ?? ''] : []))
    t.notMatch(names.join(), /Ada|Bo\b/)
    t.equal(countOf(events, 'ReplyCreated'), 1)

    const head = await tools.log.head()
    await carryOut(tools, stackexchangeHealth, read)
    t.equal(await tools.log.head(), head, 'a second run adds nothing')
  },
)
