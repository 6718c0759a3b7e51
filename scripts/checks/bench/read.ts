import type { MemberId, ThreadId } from '../../../events/kinds.ts'
import { content } from '../../../projections/content/project.ts'
import { conversations } from '../../../projections/conversations/project.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { fillInbox } from '../../../projections/testing/inbox.ts'
import { filledComment, fillThread } from '../../../projections/testing/comments.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { newId } from '../../../services/commands/frame/ids.ts'
import { comments } from '../../../services/commands/comments.ts'
import { forums, threadSlug } from '../../../services/commands/forums.ts'
import { messages } from '../../../services/commands/messaging.ts'
import { startSession } from '../../../services/operational/sessions.ts'
import { post } from './live/browser.ts'
import { figuresOf, rounded, spread, timed, together, type Figure } from './figures.ts'
import { done, intentOf, makePairs, makeSite, withPlace } from './place.ts'

const RUNS = 300

/** Largest ratio of the time of a long list to that of a short one. */
const MAX_RATIO = 1.2

interface Read {
  what: string
  run: () => Promise<void>
}

/** Measures members' reads over HTTP; the baseline is an empty query to Postgres. */
export const read = (): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector', 'api'] }, async ({ network, workshop }) => {
    const { dispatch } = workshop
    const site = await makeSite(workshop)
    const pairs = await makePairs(workshop, site, 20)
    const { by, conversation } = pairs[0]!
    let slug = ''
    const long: { thread: ThreadId; slug: string }[] = []
    await together(100, 16, async (n) => {
      const intent = intentOf(by, site)
      const thread = newId('thread', intent.commandId)
      const [title, body] = [`Thread ${n}`, 'How do you get through the morning?']
      const command = { name: 'createThread', thread, site, title, body } as const
      await done(dispatch(forums, command, intent))
      if (n === 0) slug = threadSlug(title, thread)
      if (n === 1 || n === 2) return void long.push({ thread, slug: threadSlug(title, thread) })
      await together(n === 0 ? 60 : 2, 8, async (m) => {
        const { other } = pairs[m % pairs.length]!
        const reply = intentOf(other, site)
        const comment = newId('comment', reply.commandId)
        const command = { name: 'createComment', comment, under: thread, site, body } as const
        await done(dispatch(comments, command, reply))
      })
    })
    await together(200, 16, async (n) => {
      const intent = intentOf(by, site)
      const message = newId('message', intent.commandId)
      await done(dispatch(messages, { name: 'send', message, conversation, body: `Number ${n}` }, intent))
    })
    await caughtUp(network.settings.databaseUrl, workshop.log)
    const pool = openPool(network.settings.databaseUrl, [schemaOf(conversations), schemaOf(content)], 2)
    const sql = sqlOver(pool)
    const [few, many, writer] = [pairs[1]!.other, pairs[2]!.other, pairs[3]!.other]
    await fillInbox(sql, [few, writer], { from: 0, count: 20 })
    await fillInbox(sql, [many, writer], { from: 20, count: 10_000 })
    const [short, deep] = long
    if (!short || !deep) throw new Error('The threads to fill are missing')
    const writers = { author: pairs[4]!.other }
    await fillThread(sql, short.thread, { ...writers, from: 1, count: 50 })
    await fillThread(sql, deep.thread, { ...writers, from: 51, count: 5000 })
    await pool.query('vacuum analyze participant, conversation, message, content')
    try {
      const { token } = await startSession(sql, { member: by, device: 'bench' })
      const browser = { url: network.url ?? '', cookie: `session=${token}` }
      const inboxOf = async (member: MemberId) => {
        const { token } = await startSession(sql, { member, device: 'bench' })
        const own = { url: network.url ?? '', cookie: `session=${token}` }
        return () => post(own, { operation: 'MessagesScreenQuery', variables: { isArchived: false } })
      }
      const ask = async (query: string, variables = {}) => {
        const answer = await fetch(`${network.url}/api`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `session=${token}` },
          body: JSON.stringify({ query, variables }),
        })
        const text = await answer.text()
        if (!answer.ok || text.includes('"errors"')) throw new Error(text)
      }
      const page = async (path: string) => {
        const answer = await fetch(`${network.url}${path}`, { headers: { cookie: `session=${token}` } })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        await answer.text()
      }
      const threads = `{ threads(first: 20) { edges { node { title commentCount author { username }
        reactions { total } } } } }`
      const talk = `query ($id: ID!) { conversation(id: $id) { user { username } messages(last: 30) {
        edges { node { body insertedAt reactionSummary { total } } } } } }`
      const floor = spread(await timed(RUNS, () => sql`select 1`))
      const measured = async (what: string, run: () => Promise<void>) => {
        await timed(50, run)
        return figuresOf(what, spread(await timed(RUNS, run)), floor)
      }
      /** Measures two reads in turn, so that other work on the machine slows both, and the ratio of their p50. */
      const compared = async (small: Read, large: Read) => {
        const reads = [small, large].map((one) => ({ ...one, durations: new Array<number>() }))
        for (let n = -50; n < RUNS; n++)
          for (const { run, durations } of reads) {
            const [duration = 0] = await timed(1, run)
            if (n >= 0) durations.push(duration)
          }
        const [one, other] = reads.map(({ durations }) => spread(durations))
        return [
          ...figuresOf(small.what, one!, floor),
          ...figuresOf(large.what, other!, floor),
          {
            what: `${large.what}, p50 to that of ${small.what} (at most ${MAX_RATIO})`,
            value: rounded(other!.p50 / one!.p50),
            unit: '×',
          },
        ]
      }
      return [
        { what: 'floor: an empty question to Postgres, p50', value: floor.p50, unit: 'ms' },
        ...(await measured('a list of threads', () => ask(threads))),
        ...(await measured('a conversation', () => ask(talk, { id: conversation }))),
        ...(await compared(
          { what: 'an inbox of 20 conversations', run: await inboxOf(few) },
          { what: 'an inbox of 10,000 conversations', run: await inboxOf(many) },
        )),
        ...(await measured("a thread's screen, as JSON", () =>
          post(browser, { operation: 'ThreadScreenQuery', variables: { slug } }),
        )),
        ...(await measured('unread counts', () =>
          post(browser, { operation: 'useUnreadsQuery', variables: {} }),
        )),
        ...(await measured('the page of a thread with 60 comments', () => page(`/forums/${slug}`))),
        ...(await compared(
          { what: 'the page of a thread with 50 comments', run: () => page(`/forums/${short.slug}`) },
          {
            what: 'the page of a thread with 5,000 comments at the 4,000th',
            run: () => page(`/forums/${deep.slug}?comment=${filledComment(4050)}`),
          },
        )),
      ]
    } finally {
      await pool.end()
    }
  })
