import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { MemberId } from '../../../events/kinds.ts'
import { projections } from '../../../projections/index.ts'
import { membersWithNews, type DigestNotice } from '../../../projections/notices/digests.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { openPool, sqlOver, type Sql } from '../../../services/postgres/sql.ts'
import { digestParts } from '../../../services/reactors/digests/letter.ts'
import { noticesIn } from '../../../services/reactors/digests/send.ts'
import { laidOut } from '../../../services/reactors/layout.ts'
import { root } from '../../network.ts'
import { rounded, type Figure } from './figures.ts'
import { importInto, withPlace } from './place.ts'

export interface DigestOptions {
  /** End of the week that the digests are about; by default of the week with most texts. */
  asOf?: Date
  /** Folder for some of the digests, as HTML and as text. */
  samples?: string
}

const WEEK_MS = 7 * 86_400_000
const MAX_SAMPLES = 3
const place = { name: 'network.example', origin: 'https://network.example', accent: null }

async function endOfBusiestWeek(sql: Sql): Promise<Date> {
  const [row] = await sql<{ week: Date }>`
    select date_trunc('week', inserted_at) as week from content group by 1 order by count(*) desc, 1 limit 1`
  if (!row) throw new Error('The imports have no texts')
  return new Date(row.week.getTime() + WEEK_MS)
}

/** The whole mail with the notices of a member's week, of the kinds that are mailed daily and weekly. */
async function mailFor(sql: Sql, member: MemberId, { since, until }: { since: Date; until: Date }) {
  const notices: DigestNotice[] = []
  for (const every of ['daily', 'weekly'] as const)
    notices.push(...(await noticesIn({ sql }, member, { every, since, until })))
  if (notices.length === 0) return null
  const link = place.origin
  const ending = {
    reason: 'You get this email once a week.',
    unsubscribe: link,
    oneClick: link,
    settings: link,
  }
  const { subject, parts } = await digestParts(sql, notices, place)
  const mail = await laidOut({ subject, parts: ['Hello,', ...parts], ending }, place)
  return { subject, notices: notices.length, ...mail }
}

/** Imports CollegeMsg and the questions about health, and builds every member's digest of a week without sending any. */
export const digest = ({ asOf, samples }: DigestOptions): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector'] }, async (at) => {
    const data = join(root, '../shared/data')
    await importInto(at, 'collegemsg', join(data, 'collegemsg/CollegeMsg.txt'))
    await importInto(at, 'stackexchange-health', join(data, 'health-stackexchange'))
    const pool = openPool(at.network.settings.databaseUrl, projections.map(schemaOf), 4)
    const sql = sqlOver(pool)
    try {
      const until = asOf ?? (await endOfBusiestWeek(sql))
      const since = new Date(until.getTime() - WEEK_MS)
      const start = performance.now()
      const [all] = await sql<{ count: bigint }>`select count(*) from member`
      const members = new Set<MemberId>()
      for (const every of ['daily', 'weekly'] as const)
        for (const member of await membersWithNews(sql, { every, since })) members.add(member)
      const found = { mails: 0, notices: 0, bytes: 0 }
      if (samples) mkdirSync(samples, { recursive: true })
      for (const member of members) {
        const mail = await mailFor(sql, member, { since, until })
        if (!mail) continue
        if (samples && found.mails < MAX_SAMPLES)
          for (const [ending, text] of [
            ['html', mail.html],
            ['txt', `${mail.subject}\n\n${mail.text}`],
          ] as const)
            writeFileSync(join(samples, `digest-${found.mails + 1}.${ending}`), text)
        found.mails++
        found.notices += mail.notices
        found.bytes += Buffer.byteLength(mail.html)
      }
      const seconds = (performance.now() - start) / 1000
      const [sent] = await sql<{ count: bigint }>`
        select (select count(*) from operational.outbox) + (select count(*) from operational.effect) as count`
      return [
        {
          what: `members, as of ${until.toISOString().slice(0, 10)}`,
          value: Number(all?.count),
          unit: 'members',
        },
        { what: 'members who may have news since', value: members.size, unit: 'members' },
        { what: 'digests built', value: found.mails, unit: 'mails' },
        { what: 'notices in them', value: found.notices, unit: 'notices' },
        {
          what: 'HTML of a digest',
          value: Math.round(found.bytes / Math.max(1, found.mails)),
          unit: 'bytes',
        },
        { what: 'time for all members (at most 60)', value: rounded(seconds), unit: 's' },
        { what: 'mails sent or waiting', value: Number(sent?.count), unit: 'mails' },
      ]
    } finally {
      await pool.end()
    }
  })
