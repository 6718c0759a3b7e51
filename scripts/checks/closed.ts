import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import pLimit from 'p-limit'
import type { EditorialId, MemberId, SiteId } from '../../events/kinds.ts'
import { accounts } from '../../services/commands/accounts.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { publishing, type PostCommand } from '../../services/commands/publishing/publishing.ts'
import { startSession } from '../../services/operational/sessions.ts'
import { openPool, sqlOver } from '../../services/postgres/sql.ts'
import { PostText } from '../../services/rules/publishing/post-text.ts'
import { roles } from '../../services/rules/roles.ts'
import { runCommand } from '../command/run.ts'
import { withWorkshop, type Workshop } from '../command/workshop.ts'
import { openNetwork } from '../network.ts'
import { caughtUp } from '../network/caught-up.ts'
import { readable } from '../network/readable.ts'
import { done, intentOf, makeMember, makeSite } from './bench/place.ts'
import { openAsking, type Asking } from './closed/ask.ts'
import { closings, tries } from './closed/verbs.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- closed: closes articles at one API process, and tries to write to them at another.

const MEMBERS = 16
/** Commands and requests that are carried out at the same time. */
const AT_ONCE = 16
/** Time between the answer that an article is closed and the try at the other process, in ms. */
const FIRST_MS = 100
const LAST_MS = 10_000
const say = (line: string) => process.stderr.write(`${line}\n`)
const log = (line: string) => /: ended \(|ready|listens/.test(line) && readable(line, say)

/** Starts a session for each member; returns their cookies. */
async function cookiesOf(databaseUrl: string, members: readonly MemberId[]): Promise<string[]> {
  const pool = openPool(databaseUrl, [], 2)
  const start = async (member: MemberId) =>
    `session=${(await startSession(sqlOver(pool), { member, device: 'closed' })).token}`
  try {
    return await Promise.all(members.map(start))
  } finally {
    await pool.end()
  }
}

/** Publishes an article; returns its id. */
async function publish({ dispatch }: Workshop, site: SiteId, n: number): Promise<EditorialId> {
  const writing = { ...intentOf('system'), site }
  const post = newId('post', writing.commandId)
  const text = PostText.parse({
    title: `Article ${n}`,
    slug: `article-${n}`,
    sections: [],
    authors: [],
    byline: 'team',
  })
  const send = (command: PostCommand, intent = { ...intentOf('system'), site }) =>
    done(dispatch(publishing, command, intent))
  await send({ name: 'writePost', post, site, text }, writing)
  await send({ name: 'publishPost', post })
  return post
}

interface Ends {
  /** Asks the process at which an administrator closes the articles. */
  closer: Asking
  /** Asks the other process, as each of some members. */
  others: readonly Asking[]
  posts: readonly EditorialId[]
}

/**
 * Comments on each article at the other process, so that this process has it in its cache, closes the article, and makes
 * one try after its delay. Returns the answers: accepted, or the message of the refusal.
 */
async function closeAll({ closer, others, posts }: Ends): Promise<{ what: string; answer: string }[]> {
  const atOnce = pLimit(AT_ONCE)
  const waiting = posts.map(async (post, n) => {
    const [verb, close] = closings[n % closings.length]!
    const possible = tries.filter(({ after }) => after.includes(verb))
    const { name, run } = possible[Math.floor(n / closings.length) % possible.length]!
    const asking = others[n % others.length]!
    const answeredAt = await atOnce(async () => {
      const comment = await asking.commentOn(post)
      await close(closer, post)
      return { comment, at: performance.now() }
    })
    const delay = FIRST_MS + ((LAST_MS - FIRST_MS) * n) / Math.max(1, posts.length - 1)
    await sleep(answeredAt.at + delay - performance.now())
    return { what: `${verb}, ${name}`, answer: await run(asking, post, answeredAt.comment) }
  })
  return Promise.all(waiting)
}

async function run({ tries: count, json = false }: { tries: number; json?: boolean }) {
  const folder = temporaryFolder('closed')
  const env = {
    PORT: '3960',
    GRAPHQL_PERSISTED_ONLY: 'false',
    LIMITS_FACTOR: '1000',
    CAPTCHA: 'off',
  }
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const first = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'api'],
    folder: join(folder, 'first'),
    env,
    log,
  })
  stack.defer(() => first.close())
  const second = await openNetwork({
    need: ['api'],
    folder: join(folder, 'second'),
    env: { ...first.env, PORT: '3970' },
    log,
  })
  stack.defer(() => second.close())
  const { databaseUrl } = first.settings
  const answers = await withWorkshop(first.settings, async (workshop) => {
    const site = await makeSite(workshop)
    const people: MemberId[] = []
    for (let n = 0; n <= MEMBERS; n++) people.push(await makeMember(workshop, n))
    const [chief] = people as [MemberId]
    const promote = { name: 'changeRole', member: chief, role: roles.administrator } as const
    await done(workshop.dispatch(accounts, promote, intentOf('system')))
    const atOnce = pLimit(AT_ONCE)
    const posts = await Promise.all(
      Array.from({ length: count }, (_, n) => atOnce(() => publish(workshop, site, n))),
    )
    await caughtUp(databaseUrl, workshop.log)
    say(`${count} articles published`)
    const [admin, ...cookies] = await cookiesOf(databaseUrl, people)
    const others = cookies.map((cookie) => openAsking(second.url!, cookie))
    return closeAll({ closer: openAsking(first.url!, admin!), others, posts })
  })
  const accepted = answers.filter(({ answer }) => answer === 'accepted').length
  const counts = Map.groupBy(answers, ({ what, answer }) => `${what}: ${answer}`)
  const report = {
    tries: answers.length,
    accepted,
    answers: [...counts].map(([answer, all]) => ({ answer, times: all.length })),
  }
  if (json) console.log(JSON.stringify(report))
  else {
    for (const { answer, times } of report.answers) console.log(`${times} × ${answer}`)
    console.log(`${accepted} of ${report.tries} tries accepted after the article was closed elsewhere`)
  }
  if (accepted > 0) process.exitCode = 1
}

function counted(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

const command = new Command('closed')
  .description(
    'Run two API processes. Lock, hide, unpublish articles and close them for comments at one, and try to comment, reply,\n' +
      'react, bookmark and report at the other, from 100 ms to 10 s after the answer. Fails if a try is accepted.',
  )
  .option('--tries <count>', 'number of tries, each on an article of its own', counted, 1000)
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
