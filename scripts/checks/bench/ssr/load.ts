import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { spread, type Spread } from '../figures.ts'

export interface Answer {
  status: number
  encoding: string | undefined
  body: Buffer
}

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

export interface Load {
  pages: number
  perSecond: number
  taken: Spread
}

/** Requests a page on several connections for `ms` milliseconds, or until there are enough `pages`. Rejects if a response's status is not 200. */
export async function load(
  url: string,
  headersOf: (n: number) => Record<string, string>,
  { atOnce, ms, pages = Infinity }: { atOnce: number; ms: number; pages?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const taken: number[] = []
  let asked = 0
  const began = performance.now()
  const lane = async () => {
    while (asked < pages && performance.now() - began < ms) {
      const at = performance.now()
      const { status } = await ask(url, headersOf(asked++), agent)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      taken.push(performance.now() - at)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, lane))
    return {
      pages: taken.length,
      perSecond: (taken.length / (performance.now() - began)) * 1000,
      taken: spread(taken),
    }
  } finally {
    agent.destroy()
    await sleep(50)
  }
}
