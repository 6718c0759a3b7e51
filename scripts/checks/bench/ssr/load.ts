import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { spread, type Spread } from '../figures.ts'

/** What a page was answered with: the bytes as they went over the wire. */
export interface Answer {
  status: number
  encoding: string | undefined
  body: Buffer
}

/** Asks for a page on a connection of the agent's. */
export const ask = (url: string, headers: Record<string, string>, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })

/** Pages of a second, and how long each took. */
export interface Load {
  perSecond: number
  taken: Spread
}

/**
 * Asks for a page over and over for `ms`, on so many connections at once, each as soon as it has its answer. Rejects on
 * an answer other than 200.
 */
export async function load(
  url: string,
  headersOf: (n: number) => Record<string, string>,
  { atOnce, ms }: { atOnce: number; ms: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const taken: number[] = []
  let asked = 0
  const began = performance.now()
  const lane = async () => {
    while (performance.now() - began < ms) {
      const at = performance.now()
      const { status } = await ask(url, headersOf(asked++), agent)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      taken.push(performance.now() - at)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, lane))
    return { perSecond: (taken.length / (performance.now() - began)) * 1000, taken: spread(taken) }
  } finally {
    agent.destroy()
    // The server closes its ends.
    await sleep(50)
  }
}
