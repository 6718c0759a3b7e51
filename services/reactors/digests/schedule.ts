import type pg from 'pg'
import { defaultDigestTime, type DigestTime } from '../../rules/notices/notices.ts'
import { lastDue, periodOf, type Round } from '../../rules/digests/due.ts'
import { sqlOver, transaction, type Sql } from '../../postgres/sql.ts'
import { membersWithNews } from '../../../projections/notices/digests.ts'

/** Digests that were due longer ago, because nothing ran, are left out; the notices are on the site. */
const MAX_LATE_MS = 24 * 3_600_000
/** Time after which the read models have all that happened before a digest is due. */
export const SETTLED_MS = 5000

/** Times of digests that members chose, and the default; none before the read model is built. */
async function timesIn(sql: Sql): Promise<DigestTime[]> {
  const [known] = await sql<{ isBuilt: boolean }>`
    select to_regclass('digest_time') is not null as "isBuilt"`
  if (!known?.isBuilt) return []
  const { hour, weekday, zone } = defaultDigestTime
  const others = await sql<DigestTime>`
    select distinct hour, weekday, zone from digest_time
    where zone is not null and (hour, weekday, zone) <> (${hour}, ${weekday}, ${zone})`
  return [defaultDigestTime, ...others]
}

/**
 * Opens a function that makes the digests due, each once, which the time has reached: in any number of processes, as the
 * table of digests has each only once. It forgets what it did at a new start, and then tries again.
 */
export function openSchedule(pool: pg.Pool) {
  const sql = sqlOver(pool)
  const done = new Map<string, string>()

  async function make(every: Round, time: DigestTime, now: number): Promise<number> {
    const due = lastDue(every, time, now - SETTLED_MS)
    const key = JSON.stringify([every, time])
    if (done.get(key) === due.day || due.at < now - MAX_LATE_MS) return 0
    const { since, until } = periodOf(every, time, due)
    const members = await membersWithNews(sql, { every, since: new Date(since) })
    const made = members.length === 0 ? 0 : await save(every, time, due.day, { since, until, members })
    done.set(key, due.day)
    return made
  }

  async function save(
    every: Round,
    { hour, weekday, zone }: DigestTime,
    day: string,
    { since, until, members }: { since: number; until: number; members: readonly string[] },
  ): Promise<number> {
    const own = defaultDigestTime
    return transaction(pool, async (sql) => {
      const made = await sql`
        with made as (
          insert into operational.digest (member, every, day, since, until)
          select member.member, ${every}, ${day}, ${new Date(since)}, ${new Date(until)}
          from unnest(${members}::text[]) as member
          left join digest_time chosen on chosen.member = member.member and chosen.zone is not null
          where ${every} = 'now'
            or ${every} = 'push' and exists (
              select from operational.push_device push where push.member = member.member)
            or (coalesce(chosen.hour, ${own.hour}), coalesce(chosen.weekday, ${own.weekday}),
              coalesce(chosen.zone, ${own.zone})) = (${hour}, ${weekday}, ${zone})
          on conflict do nothing returning member, event_id
        )
        insert into operational.effect (event_id, effect, member)
        select event_id, case ${every} when 'push' then 'push' else 'digest' end, member from made
        returning member`
      return made.length
    })
  }

  async function hasDevices(): Promise<boolean> {
    const [row] = await sql<{ exist: boolean }>`
      select exists (select from operational.push_device) as exist`
    return row?.exist ?? false
  }

  /** Resolves with the number of digests and pushes that became due. */
  return async (now: number = Date.now()): Promise<number> => {
    let made = 0
    const times = await timesIn(sql)
    // The member's hour does not matter for those at once.
    for (const time of times.slice(0, 1)) {
      made += await make('now', time, now)
      if (await hasDevices()) made += await make('push', time, now)
    }
    for (const time of times)
      for (const every of ['daily', 'weekly'] as const) made += await make(every, time, now)
    return made
  }
}
