import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { accounts } from '../../../services/commands/accounts.ts'
import { liveIntent } from '../../../services/commands/frame/intent.ts'
import { memberIdOf } from '../../../services/commands/names/registration.ts'
import { smtpServer } from '../../../services/ports/testing/servers.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import type { Workshop } from '../../command/workshop.ts'
import type { Figure } from './figures.ts'
import { withPlace } from './place.ts'

const MAILS = 1000
const KILLS = 20
const MAX_MINUTES = 10

/** Registers a member, which makes a verification mail due. */
async function register({ dispatch }: Workshop, n: number): Promise<void> {
  const intent = liveIntent('system', null)
  const named = { username: `Mail ${n}`, slug: `mail-${n}`, firstName: null, lastName: null }
  const command = { name: 'register', member: memberIdOf(intent), email: `mail${n}@example.org` } as const
  const rest = { agreed: null, verificationRedirect: null, lapsesAt: null }
  const outcome = await dispatch(accounts, { ...command, ...named, ...rest }, intent)
  if (!outcome.ok) throw new Error(outcome.rejection.message)
}

/** Starts the reactors in a process of their own; resolves once they run. */
async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(new URL('mails/process.ts', import.meta.url), { env })
  await once(child, 'message')
  return child
}

/**
 * Kills the reactors while mails are due, each time after some more were sent; counts what the mail server heard by
 * Message-ID, and again after a new start with an empty position, which reads the log from its beginning.
 */
export const mails = (): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore'] }, async ({ network, workshop }) => {
    const opened: (() => unknown)[] = []
    const { heard, url } = await smtpServer({ teardown: (work: () => unknown) => void opened.push(work) })
    const ids: string[] = []
    let read = 0
    /** The Message-IDs that the server has heard so far; long ones are on the line after the header's name. */
    function idsHeard(): readonly string[] {
      for (; read < heard.length - 1; read++) {
        const [, id] = /^Message-ID:\s*(<[^>]+>)/.exec(`${heard[read]} ${heard[read + 1]}`) ?? []
        if (id) ids.push(id)
      }
      return ids
    }
    const pool = openPool(network.settings.databaseUrl, [], 1)
    const sql = sqlOver(pool)
    const env = { ...process.env, ...network.env, MAIL_URL: url }
    async function until(holds: () => boolean | Promise<boolean>) {
      for (const start = Date.now(); !(await holds()); await sleep(5))
        if (Date.now() - start > MAX_MINUTES * 60_000) throw new Error('The mails were not sent in time')
    }
    /** Resolves when the mail server has heard a number of different mails. */
    const sent = (count: number) => until(() => new Set(idsHeard()).size >= count)
    /** Resolves when the reactors have noted each mail as sent, so that a kill makes them send none again. */
    const settled = () =>
      until(
        async () => (await sql`select from operational.effect where done_at is null limit 1`).length === 0,
      )
    let child: ChildProcess | null = null
    try {
      for (let n = 0; n < MAILS; n++) await register(workshop, n)
      for (let kills = 1; kills <= KILLS; kills++) {
        child = await start(env)
        await sent(Math.floor((kills * MAILS) / (KILLS + 1)))
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      child = await start(env)
      await sent(MAILS)
      await settled()
      child.kill('SIGKILL')
      await once(child, 'exit')
      const all = idsHeard().length
      await sql`delete from operational.reactor`
      child = await start(env)
      await register(workshop, MAILS)
      await sent(MAILS + 1)
      return [
        { what: 'mails that were due', value: MAILS, unit: 'mails' },
        { what: 'kills of the reactors meanwhile', value: KILLS, unit: 'kills' },
        {
          what: 'different Message-IDs that the server heard',
          value: new Set(idsHeard()).size - 1,
          unit: 'mails',
        },
        { what: 'the same Message-ID heard again after a kill', value: all - MAILS, unit: 'mails' },
        {
          what: 'mails after reading the log from its beginning',
          value: idsHeard().length - all - 1,
          unit: 'mails',
        },
      ]
    } finally {
      child?.kill('SIGKILL')
      await pool.end()
      for (const close of opened) close()
    }
  })
