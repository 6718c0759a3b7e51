import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import pLimit from 'p-limit'
import type { EditorialId, MemberId, SiteId } from '../../events/kinds.ts'
import { accounts } from '../../services/commands/accounts.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { publishing, type PostCommand } from '../../services/commands/publishing.ts'
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
import { ACCEPTED, openAsking, type Asking } from './closed/ask.ts'
import { pairOf } from './closed/verbs.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- closed: closes articles at one API process, and tries to write to them at another.

const MEMBERS = 16
/** Commands and requests that are carried out at the same time. */
const AT_ONCE = 16
/** Time between the answer that an article is closed and the try at the other process, in ms. */
const FIRST_MS = 100
const LAST_MS = 10_000
/** Time within which a try is sent that races with the closing, in ms. */
const EARLY_MS = 50
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
}

interface Trial extends ReturnType<typeof pairOf> {
  post: EditorialId
  asking: Asking
  answer: string
}

/** Waits until a time after the closing (`performance.now()`); `answered` is the time of its answer. */
type Delay = (share: number, answered: Promise<number>) => Promise<unknown>

/** From 100 ms to 10 s after the answer, so that the other process has heard of the closing. */
const late: Delay = async (share, answered) =>
  sleep((await answered) + FIRST_MS + (LAST_MS - FIRST_MS) * share - performance.now())

/** Together with the closing, or up to 50 ms after it was sent. */
const early: Delay = (share) => sleep(EARLY_MS * share)

/**
 * Comments on each article at the other process, so that this process has it in its cache, closes the article, and makes
 * one try after its delay.
 */
function closeAll({ closer, others }: Ends, posts: readonly EditorialId[], delay: Delay): Promise<Trial[]> {
  const atOnce = pLimit(AT_ONCE)
  return Promise.all(
    posts.map(async (post, n) => {
      const { closing, trying } = pairOf(n)
      const asking = others[n % others.length]!
      const attempt = async (comment: string, answered: Promise<number>) => {
        await delay(n / Math.max(1, posts.length - 1), answered)
        return trying.run(asking, post, comment)
      }
      const { answer } = await atOnce(async () => {
        const comment = await asking.commentOn(post)
        const answered = closing.close(closer, post).then(() => performance.now())
        const answer = attempt(comment, answered)
        await answered
        return { answer }
      })
      return { post, asking, closing, trying, answer: await answer }
    }),
  )
}

/** How a try ends for members, once read models show it: true if it is as the rule for the race says. */
async function endOf({ post, asking, closing, answer }: Trial): Promise<{ end: string; isByRule: boolean }> {
  const count = await asking.countUnder(post)
  const end = count === null ? 'members see nothing' : `members see ${count} below the article`
  return { end, isByRule: count === (closing.isSeen ? 1 + Number(answer === ACCEPTED) : null) }
}

/** Lines with the numbers of equal results. */
function linesOf(results: readonly string[]): string[] {
  return [...Map.groupBy(results.toSorted(), (result) => result)].map(
    ([result, all]) => `${all.length} × ${result}`,
  )
}

async function run({ tries: count, races, json = false }: { tries: number; races: number; json?: boolean }) {
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
  const { trials, ends } = await withWorkshop(first.settings, async (workshop) => {
    const site = await makeSite(workshop)
    const people: MemberId[] = []
    for (let n = 0; n <= MEMBERS; n++) people.push(await makeMember(workshop, n))
    const chief = people[0]!
    const promote = { name: 'changeRole', member: chief, role: roles.administrator } as const
    await done(workshop.dispatch(accounts, promote, intentOf('system')))
    const atOnce = pLimit(AT_ONCE)
    const posts = await Promise.all(
      Array.from({ length: count + races }, (_, n) => atOnce(() => publish(workshop, site, n))),
    )
    await caughtUp(databaseUrl, workshop.log)
    say(`${posts.length} articles published`)
    const [admin, ...cookies] = await cookiesOf(databaseUrl, people)
    const asking = {
      closer: openAsking(first.url!, admin!),
      others: cookies.map((cookie) => openAsking(second.url!, cookie)),
    }
    const raced = await closeAll(asking, posts.slice(count), early)
    const trials = await closeAll(asking, posts.slice(0, count), late)
    await caughtUp(databaseUrl, workshop.log)
    const ends = await Promise.all(
      raced.map((trial) => atOnce(async () => ({ ...trial, ...(await endOf(trial)) }))),
    )
    return { trials, ends }
  })
  const accepted = trials.filter(({ answer }) => answer === ACCEPTED).length
  const racesAccepted = ends.filter(({ answer }) => answer === ACCEPTED).length
  const againstRule = ends.filter(({ isByRule }) => !isByRule).length
  const what = ({ closing, trying }: Trial) => `${closing.verb}, ${trying.name}`
  const report = {
    tries: trials.length,
    accepted,
    answers: linesOf(trials.map((trial) => `${what(trial)}: ${trial.answer}`)),
    races: ends.length,
    racesAccepted,
    againstRule,
    ends: linesOf(
      ends.map(
        (trial) => `${what(trial)}: ${trial.answer === ACCEPTED ? ACCEPTED : 'refused'}, ${trial.end}`,
      ),
    ),
  }
  if (json) console.log(JSON.stringify(report))
  else {
    for (const line of [...report.answers, ...report.ends]) console.log(line)
    console.log(`${accepted} of ${report.tries} tries accepted after the article was closed elsewhere`)
    console.log(
      `${racesAccepted} of ${report.races} tries accepted that were sent with the closing; ${againstRule} of them all end against the rule for their race`,
    )
  }
  if (accepted + againstRule > 0) process.exitCode = 1
}

function counted(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

const command = new Command('closed')
  .description(
    'Run two API processes. Lock, hide, unpublish articles and close them for comments at one, and try to comment, reply,\n' +
      'react, bookmark and report at the other, from 100 ms to 10 s after the answer; further tries race with the closing.\n' +
      'Fails if a try after the closing is accepted, or if members see something else than the rule for the race says.',
  )
  .option('--tries <count>', 'number of tries, each on an article of its own', counted, 1000)
  .option('--races <count>', 'number of tries that are sent together with the closing', counted, 200)
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
