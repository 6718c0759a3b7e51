import { join } from 'node:path'
import pg from 'pg'
import { test } from 'tap'
import { testApi } from '../../../../services/api/testing/api.ts'
import { comments } from '../../../../services/commands/comments.ts'
import { forums } from '../../../../services/commands/forums.ts'
import { conversationIdOf, newId } from '../../../../services/commands/frame/ids.ts'
import { conversations, messages } from '../../../../services/commands/messaging.ts'
import { root } from '../../../network.ts'
import { intentOf } from '../place.ts'
import { listen, post } from './browser.ts'
import { actOf, subscriptionsOf, type Deed, type Scene } from './rows.ts'

const TIMES = 12
/** Number of first changes of a kind that are not counted, as subscriptions read what they then keep in memory. */
const WARM = 5

let sent: string[] = []
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [asked] = args as [string | { text: string }]
  sent.push(typeof asked === 'string' ? asked : asked.text)
  return Reflect.apply(query, this, args)
} as typeof query

test('seven statements are sent to Postgres until a message is seen and answered, four for a reaction, six for a comment', async (t) => {
  const operations = join(root, 'web/persisted-queries.json')
  const web = { render: null, assets: null, operations }
  const { address, member, tools, settle, site } = await testApi(t, { web })
  const [ada, bo] = [await member(), await member()]
  const conversation = conversationIdOf(ada.member, bo.member)
  const [by, opening, first] = [0, 1, 2].map(() => intentOf(ada.member, site))
  await settle(tools.dispatch(conversations, { name: 'start', other: bo.member }, by!))
  const message = newId('message', first!.commandId)
  await settle(tools.dispatch(messages, { name: 'send', message, conversation, body: 'Hello.' }, first!))
  const thread = newId('thread', opening!.commandId)
  const [title, body] = ['Mornings', 'How do you get through the morning?']
  await settle(tools.dispatch(forums, { name: 'createThread', thread, site, title, body }, opening!))
  const cookies: Scene['cookies'] = [ada.cookie(), bo.cookie()]
  const scene = { by: ada.member, other: bo.member, conversation, cookies, slug: '', thread }
  const made = Array.from({ length: TIMES }, async (_, n) => {
    const intent = intentOf(bo.member, site)
    const comment = newId('comment', intent.commandId)
    const command = { name: 'createComment', comment, under: thread, site, body: `Walk ${n}.` } as const
    await settle(tools.dispatch(comments, command, intent))
    return comment
  })
  const shown: Scene = { ...scene, comments: await Promise.all(made) }

  let hear = (_field: string, _text: string) => {}
  const subscriptions = subscriptionsOf(shown)
  const socket = await listen(
    { url: address, cookie: cookies[1] },
    { subscriptions, hear: (field, text) => hear(field, text) },
  )
  t.teardown(() => socket.terminate())

  /** Statements until the other member has seen a change, and its author has the answer: how often each was sent. */
  async function statementsOf(deed: Deed, n: number): Promise<Map<string, number>> {
    const act = actOf(deed, shown, 0, n)
    const unseen = new Set(Object.values(act.seenIn))
    const { promise: seen, resolve } = Promise.withResolvers<void>()
    hear = (field, text) => {
      for (const isIt of unseen) if (isIt(field, text)) unseen.delete(isIt)
      if (unseen.size === 0) resolve()
    }
    sent = []
    await Promise.all([seen, post({ url: address, cookie: cookies[0] }, act)])
    return new Map([...Map.groupBy(sent, String)].map(([text, all]) => [text, all.length]))
  }
  /** Number of statements that each change sends, without those of timers, which only some of the changes meet. */
  async function countOf(deed: Deed) {
    const each: Map<string, number>[] = []
    for (let n = 0; n < TIMES; n++) each.push(await statementsOf(deed, n))
    const counted = each.slice(WARM)
    const texts = [...counted[0]!.keys()]
    const fewest = (text: string) => Math.min(...counted.map((sent) => sent.get(text) ?? 0))
    return texts.reduce((sum, text) => sum + fewest(text), 0)
  }
  t.equal(await countOf('message'), 7)
  t.equal(await countOf('reaction'), 4)
  t.equal(await countOf('comment'), 6)
})
