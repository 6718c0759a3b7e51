import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { v7 } from 'uuid'
import { openCodec } from '../../../events/log/codec.ts'
import { openLog } from '../../../events/log.ts'
import { type MemberId } from '../../../events/kinds.ts'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { testEventStore, testFolder, testPostgres } from '../../../scripts/testing/services.ts'
import { accounts } from '../../commands/accounts.ts'
import type { Intent } from '../../commands/frame/decider.ts'
import { openDispatch } from '../../commands/frame/dispatch.ts'
import { newId } from '../../commands/frame/ids.ts'
import { verify } from '../../commands/names/registration.ts'
import { openKeyStore } from '../../keys/store.ts'

export const reservationPepper = randomBytes(32)
export const logger = pino({ level: 'silent' })

/** Body of a registration request; the username is 'Ada' by default. */
interface Where extends Partial<Pick<Intent, 'origin' | 'site'>> {
  verificationRedirect?: string | null
  lapsesAt?: string | null
  username?: string
  slug?: string
  firstName?: string | null
}

/** Opens a log, keys and a database for a test of reactors, with functions that register and verify members. */
export async function opened(t: { teardown: (work: () => unknown) => unknown }, tables?: { pool: Pool }) {
  const pool = tables?.pool ?? openPool(await testPostgres(t), [])
  const url = pathToFileURL(join(testFolder(t), 'keys.sqlite')).href
  const keys = openKeyStore({ url, master: randomBytes(32) })
  const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
  t.teardown(async () => {
    await log.close()
    await pool.end()
    await keys.close()
  })
  const dispatch = openDispatch(log)
  return {
    log,
    pool,
    sql: sqlOver(pool),
    async register(
      email: string | null,
      { origin = 'live', site = null, verificationRedirect = null, ...named }: Where = {},
    ) {
      const member = newId('member', v7())
      const names = {
        username: 'Ada',
        slug: 'ada',
        firstName: null,
        lastName: null,
        agreed: null,
        verificationRedirect,
        lapsesAt: null,
        ...named,
      }
      const occurredAt = new Date().toISOString()
      const intent = { commandId: v7(), actor: member, site, occurredAt, origin }
      await dispatch(accounts, { name: 'register', member, email, ...names }, intent)
      return member
    },
    /** Verifies a registered member while mail is held back, so that a verification mail is no longer needed. */
    async verified(member: MemberId) {
      const occurredAt = new Date().toISOString()
      const intent = { commandId: v7(), actor: member, site: null, occurredAt, origin: 'live' } as const
      await verify({ dispatch, log, pepper: reservationPepper }, { member, by: 'email' }, intent)
    },
  }
}

/** Repeats a query of the database until it returns rows. */
export async function until<Found>(look: () => Promise<Found[]>, count = 1): Promise<Found[]> {
  for (;;) {
    const found = await look()
    if (found.length >= count) return found
    await sleep(20)
  }
}
