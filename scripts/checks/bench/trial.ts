import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { SiteId } from '../../../events/kinds.ts'
import { projections } from '../../../projections/index.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { tryRules } from '../../../services/api/graphql/moderation/rules.ts'
import { openReads } from '../../../services/api/reads.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { ContentRules } from '../../../services/rules/content-rules/rules.ts'
import { root } from '../../network.ts'
import { rounded, type Figure } from './figures.ts'
import { importInto, withPlace } from './place.ts'

const on = { on: true }
/** All rules, as strict as a moderator may try them. */
const rules = ContentRules.parse({
  words: { on: true, phrases: ['miracle cure', 'buy now', 'diet'] },
  links: on,
  rate: on,
  repeats: on,
})

/**
 * Imports the questions about health and tries rules on the 30 days before the newest text; then once more as if all
 * texts were of these 30 days.
 */
export const trial = (): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector'] }, async (at) => {
    await importInto(at, 'stackexchange-health', join(root, '../shared/data/health-stackexchange'))
    const pool = openPool(at.network.settings.databaseUrl, projections.map(schemaOf), 4)
    const sql = sqlOver(pool)
    const measured = async (what: string, site: SiteId): Promise<Figure[]> => {
      const start = performance.now()
      const { texts, held } = await tryRules({ reads: openReads(sql), log: at.workshop.log }, site, rules)
      const seconds = (performance.now() - start) / 1000
      return [
        { what: `${what}: texts`, value: texts, unit: 'texts' },
        { what: `${what}: held`, value: held.length, unit: 'texts' },
        { what: `${what}: time (at most 10)`, value: rounded(seconds), unit: 's' },
      ]
    }
    try {
      const [most] = await sql<{
        site: SiteId
      }>`select site from content group by site order by count(*) desc limit 1`
      if (!most) throw new Error('The import has no texts')
      const newest = await measured('the 30 days before the newest text', most.site)
      await sql`update content set inserted_at = newest - interval '30 days'
          * (extract(epoch from newest - inserted_at) / extract(epoch from newest - oldest))::float8
        from (select max(inserted_at) as newest, min(inserted_at) as oldest from content where site = ${most.site}) all_texts
        where site = ${most.site}`
      return [...newest, ...(await measured('all texts in 30 days', most.site))]
    } finally {
      await pool.end()
    }
  })
