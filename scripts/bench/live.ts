import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client } from 'graphql-ws'
import { v7 } from 'uuid'
import { WebSocket } from 'ws'
import { openPool, sqlOver, type Sql } from '../../projections/sql.ts'
import { startSession } from '../../services/operational/sessions.ts'
import type { MemberId } from '../../events/kinds.ts'
import { rawAppends } from './append.ts'
import { figuresOf, spread, type Figure } from './figures.ts'
import { makePairs, makeSite, withPlace, type Pair } from './place.ts'

const PAIRS = 50
const SECONDS = 12
const RATES = [5, 50]

const subscription = `subscription ($id: ID!) { messageCreated(conversationId: $id) { node { id body userId } } }`
const mutation = `mutation ($id: ID!, $body: String!) {
  sendMessage(conversationId: $id, body: $body) { messageEdge { node { id } } pending } }`

const signIn = async (sql: Sql, member: MemberId) =>
  `session=${(await startSession(sql, { member, device: 'bench' })).token}`

/** A socket of a member that tells each body which comes. Resolves when its subscription has had an answer. */
function listen(url: string, cookie: string, id: string, hear: (body: string) => void): Client {
  class WithCookie extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie } })
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/api/socket`,
    webSocketImpl: WithCookie,
    lazy: false,
  })
  client.subscribe<{ messageCreated: { node: { body: string } } }>(
    { query: subscription, variables: { id } },
    {
      next: ({ data }) => data && hear(data.messageCreated.node.body),
      error: (error) => process.stderr.write(`${JSON.stringify(error)}\n`),
      complete: () => {},
    },
  )
  return client
}

/** Mutation sent → payload on the other member's socket, with a hundred sockets, at several rates. */
export const live = (): Promise<Figure[]> =>
  withPlace(['postgres', 'eventstore', 'projector', 'api'], async ({ network, workshop }) => {
    const url = network.url ?? ''
    const site = await makeSite(workshop)
    const pairs = await makePairs(workshop, site, PAIRS)
    const pool = openPool(network.settings.databaseUrl, [], 4)
    const clients: Client[] = []
    const heard = new Map<string, () => void>()
    try {
      const talkers: (Pair & { cookie: string })[] = []
      for (const pair of pairs) {
        const [mine, theirs] = [await signIn(sqlOver(pool), pair.by), await signIn(sqlOver(pool), pair.other)]
        clients.push(listen(url, mine, pair.conversation, () => {}))
        clients.push(listen(url, theirs, pair.conversation, (body) => heard.get(body)?.()))
        talkers.push({ ...pair, cookie: mine })
      }

      /** Sends a message; resolves with how long, in ms, it took to the other's socket. */
      async function send({ cookie, conversation }: (typeof talkers)[number], body: string) {
        const arrived = new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error('A message did not come within ten seconds')), 10_000).unref()
          heard.set(body, () => resolve(performance.now() - began))
        })
        const began = performance.now()
        const answer = await fetch(`${url}/api`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, 'idempotency-key': v7() },
          body: JSON.stringify({ query: mutation, variables: { id: conversation, body } }),
        })
        const text = await answer.text()
        if (!answer.ok || text.includes('"errors"')) throw new Error(`A message was not sent: ${text}`)
        const took = await arrived
        heard.delete(body)
        return took
      }

      /** Sends at a steady rate, whether or not the last one has arrived. */
      async function at(rate: number, seconds: number) {
        const began = performance.now()
        const sent: Promise<number>[] = []
        for (let n = 0; n < rate * seconds; n++) {
          await sleep(Math.max(0, began + (n * 1000) / rate - performance.now()))
          sent.push(send(talkers[n % talkers.length]!, `${rate} ${n} ${v7()}`))
        }
        return spread(await Promise.all(sent))
      }

      for (const talker of talkers) await send(talker, `warm ${v7()}`)
      const floor = await rawAppends(workshop.log, pairs[0]!)
      const figures: Figure[] = [{ what: 'floor: one raw append, p50', value: floor.p50, unit: 'ms' }]
      await at(50, 3)
      for (const rate of RATES) {
        figures.push(...figuresOf(`${rate} messages a second`, await at(rate, SECONDS), floor))
      }
      return figures
    } finally {
      for (const client of clients) await client.dispose()
      await pool.end()
    }
  })
