import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import { z } from 'zod'

// The response of any endpoint, whose content tests check.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any

/** A browser as the API sees it: its cookies, its requests and one socket. */
export interface Browser {
  cookie: () => string
  request: (path: string, init?: RequestInit) => Promise<Response>
  get: (path: string) => Promise<Answer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  graphql: (query: string, variables?: object, headers?: Record<string, string>) => Promise<Answer>
  /** Opens another socket for this browser; the caller must dispose of the returned client. */
  socket: (headers?: Record<string, string>) => Client
}

export function openBrowser(address: string): Browser {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function request(path: string, init: RequestInit = {}) {
    const headers = { cookie: cookie(), ...z.record(z.string(), z.string()).parse(init.headers ?? {}) }
    const response = await fetch(address + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const response = await request(path, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return response.json()
  }

  return {
    cookie,
    request,
    post,
    get: async (path) => (await request(path)).json(),
    graphql: (query, variables = {}, headers = {}) => post('/api', { query, variables }, headers),
    socket(headers = {}) {
      class WithCookie extends WebSocket {
        constructor(url: string, protocols: string) {
          super(url, protocols, { headers: { cookie: cookie(), ...headers } })
        }
      }
      const url = `${address.replace('http', 'ws')}/api/socket`
      return createClient({ url, webSocketImpl: WithCookie, retryAttempts: 0, lazy: true })
    },
  }
}
