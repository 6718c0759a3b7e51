import type { Sql } from '../postgres/sql.ts'

/** Reason for which an address gets no mail: mail to it came back for good, or its reader called it spam. */
type Suppression = 'bounce' | 'complaint'

/** Suppresses an address (a keyed hash); after a bounce, a complaint changes nothing. */
export async function suppress(sql: Sql, address: Uint8Array, reason: Suppression): Promise<void> {
  await sql`insert into operational.suppression as known (address, reason) values (${address}, ${reason})
    on conflict (address) do update set reason = excluded.reason
      where known.reason = 'complaint' and excluded.reason = 'bounce'`
}

export async function suppressionOf(sql: Sql, address: Uint8Array): Promise<Suppression | null> {
  const [row] = await sql<{ reason: Suppression }>`
    select reason from operational.suppression where address = ${address}`
  return row?.reason ?? null
}

/** Mail of the network in figures, for its operators. */
interface MailFigures {
  /** Letters and text messages that wait or are tried again, and those that were given up. */
  waiting: number
  failed: number
  /** Addresses to which mail came back, and those whose reader complained. */
  bounced: number
  complained: number
}

/** `attempts` is the number of attempts after which a letter is given up. */
export async function mailFigures(sql: Sql, { attempts }: { attempts: number }): Promise<MailFigures> {
  const [row] = await sql<Record<keyof MailFigures, bigint>>`
    select waiting, failed, bounced, complained from
      (select count(*) filter (where attempts < ${attempts}) as waiting,
        count(*) filter (where attempts >= ${attempts}) as failed
        from operational.effect where done_at is null and effect <> 'link-preview') as letters,
      (select count(*) filter (where reason = 'bounce') as bounced,
        count(*) filter (where reason = 'complaint') as complained from operational.suppression) as addresses`
  const { waiting = 0n, failed = 0n, bounced = 0n, complained = 0n } = row ?? {}
  return {
    waiting: Number(waiting),
    failed: Number(failed),
    bounced: Number(bounced),
    complained: Number(complained),
  }
}
