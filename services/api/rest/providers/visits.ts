import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authProviders } from '../../../../events/auth-accounts.ts'
import { Agreed } from '../../../../events/accounts.ts'
import { MemberId, SiteId } from '../../../../events/ids.ts'
import { savePending, takePending } from '../../../operational/pending-log-ins.ts'
import type { Sql } from '../../../postgres/sql.ts'
import type { BrowserSecret } from '../../sessions/browser-secret.ts'

/** A log-in at a provider that has started. */
const Visit = z.object({
  provider: z.enum(authProviders),
  clientId: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  site: SiteId,
  /** Wording that was on screen; null if none was. */
  agreed: Agreed.nullable(),
  /** Path of the page that continues in the same window; null for a popup. */
  redirect: z.string().nullable(),
  /** Member who links the account; null for a log-in. */
  member: MemberId.nullable(),
  /** Part of the site in which the log-in started. */
  initiator: z.string().nullish(),
})
export type Visit = z.output<typeof Visit>

/** An account that its member links by logging in. */
const Waiting = z.object({
  member: MemberId,
  link: z.object({ account: z.string(), provider: z.enum(authProviders), vouched: z.boolean() }),
})
type Waiting = z.output<typeof Waiting>

/** Time in which a person logs in at a provider, and then in which a member logs in to link the account. */
const VISIT_MINUTES = 15

/** Log-ins at providers that have started in a browser. A cookie binds them to it, and each is used once. */
export interface Visits {
  save: (request: FastifyRequest, reply: FastifyReply, visit: { state: string } & Visit) => Promise<void>
  take: (request: FastifyRequest, state: string) => Promise<Visit | null>
  /** Keeps an account until the member logs in on this browser. */
  wait: (request: FastifyRequest, reply: FastifyReply, waiting: Waiting) => Promise<void>
  /** The account that waits for the log-in of a member on this browser. */
  waitingFor: (request: FastifyRequest, member: MemberId) => Promise<Waiting['link'] | null>
}

export function openVisits({
  sql,
  browserSecret: { of: secretOf, bind },
}: {
  sql: Sql
  browserSecret: BrowserSecret
}): Visits {
  const waitingKey = (browser: string) => `waiting ${browser}`
  return {
    async save(request, reply, { state: key, ...data }) {
      const browser = bind(request, reply)
      await savePending(sql, { key, browser, data, member: data.member }, VISIT_MINUTES)
    },
    async take(request, key) {
      const browser = secretOf(request)
      return browser ? (Visit.nullable().parse(await takePending(sql, { key, browser })) ?? null) : null
    },
    async wait(request, reply, data) {
      const browser = bind(request, reply)
      const key = waitingKey(browser)
      await takePending(sql, { key, browser })
      await savePending(sql, { key, browser, data, member: data.member }, VISIT_MINUTES)
    },
    async waitingFor(request, member) {
      const browser = secretOf(request)
      if (!browser) return null
      const key = waitingKey(browser)
      const waiting = Waiting.nullable().parse(await takePending(sql, { key, browser }))
      return waiting?.member === member ? waiting.link : null
    },
  }
}
