import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projections } from '../../../projections/index.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { searchContent } from '../../../projections/search/queries.ts'
import { SiteId } from '../../../events/ids.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { root } from '../../network.ts'
import type { Figure } from './figures.ts'
import { importInto, withPlace } from './place.ts'

/** Folder with the data set in which the judged threads are. */
export const HEALTH_DATA = join(root, '../shared/data/health-stackexchange')
/** Number of results that a reader is expected to look at. */
const READ = 5

const Judged = z.array(z.object({ question: z.string(), judged: z.record(z.string(), z.literal([0, 1])) }))

/** Questions as patients type them, with ids of threads of the data set: 1 answers the question, 0 does not. */
const questions = Judged.parse(
  JSON.parse(readFileSync(new URL('relevance/judgements.json', import.meta.url), 'utf8')),
)

/** Imports the data set and counts, for all questions, the right threads among the first five results. */
export const relevance = (source = HEALTH_DATA): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector'] }, async (place) => {
    await importInto(place, 'stackexchange-health', source)
    const pool = openPool(place.network.settings.databaseUrl, projections.map(schemaOf), 1)
    const sql = sqlOver(pool)
    try {
      await sql`analyze search_text`
      const [row] = await sql<{ site: string }>`select site from search_text limit 1`
      const sites = [SiteId.parse(row?.site)]
      const counts = { found: 0, right: 0 }
      for (const { question, judged } of questions) {
        const wanted = { text: question, sites, kinds: ['thread', 'comment', 'reply'], since: null } as const
        const { rows } = await searchContent(sql, wanted, { size: READ, cursor: null }, null)
        const roots = await sql<{ root: string }>`
          select distinct root from content where id = any(${rows.map(({ id }) => id)})`
        counts.found += roots.filter(({ root }) => judged[root] === 1).length
        counts.right += Math.min(READ, Object.values(judged).filter((one) => one === 1).length)
      }
      return [
        { what: 'threads judged right', value: counts.right, unit: 'threads' },
        { what: 'of these among the first five results', value: counts.found, unit: 'threads' },
        { what: 'share found', value: Math.round((100 * counts.found) / counts.right), unit: '%' },
      ]
    } finally {
      await pool.end()
    }
  })
