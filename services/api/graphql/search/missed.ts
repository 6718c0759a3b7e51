import type { Logger } from 'pino'
import type { SiteId } from '../../../../events/kinds.ts'
import type { Tools } from '../../../commands/frame/tools.ts'
import type { MaintenanceWatch } from '../../../operational/maintenance.ts'
import { countMissed, endMissedWeeks, weekAt } from '../../../operational/missed-searches.ts'
import type { Sql } from '../../../postgres/sql.ts'
import { missedTerm, namesIn } from '../../../rules/search/missed.ts'
import { searchDisorders } from '../disorders/search.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Reads } from '../../reads.ts'

interface Search {
  site: SiteId
  text: string
  /** Id of the member, or the network of the visitor's address. */
  person: string
}

/** Counts submitted searches that found nothing, for analysts. */
export interface MissedSearches {
  /** Counts a search a little later, so that its answer does not wait. */
  add: (search: Search) => void
  /** Counts the searches that wait. */
  close: () => Promise<void>
}

interface Parts {
  sql: Sql
  reads: Pick<Reads, 'namesOfMembers' | 'disorderNames' | 'disordersOfCode' | 'disorderWordsNear'>
  limiter: Pick<Limiter, 'grant'>
  /** The pepper is the secret from which, together with the salt of a week, pseudonyms are derived. */
  tools: Pick<Tools, 'pepper'>
  maintenance: Pick<MaintenanceWatch, 'current'>
  logger: Pick<Logger, 'warn'>
  now?: () => number
}

const WRITE_DELAY_MS = 2000
const END_WEEKS_EVERY_MS = 3_600_000
/** Searches that wait at most; others are not counted. */
const MAX_WAITING = 100

/**
 * Opens the counting of searches without results. Terms that may belong to a person, contain a member's name, or mean a
 * condition of the directory are not counted, nor is anything while the network is read-only.
 */
export function openMissedSearches({
  sql,
  reads,
  limiter,
  tools,
  maintenance,
  logger,
  now = Date.now,
}: Parts): MissedSearches {
  let waiting: (Search & { term: string })[] = []
  let timer: NodeJS.Timeout | undefined

  /** Does work while the network can be written to. Errors are logged without their message, which may contain terms. */
  const attempt = async (work: () => Promise<void>) => {
    if (maintenance.current()) return
    await work().catch((error: Error) =>
      logger.warn({ error: error.name }, 'could not count missed searches'),
    )
  }

  async function countable(searches: typeof waiting) {
    const distinct = new Map(
      searches.map((search) => [`${search.site} ${search.person} ${search.term}`, search]),
    )
    const granted = []
    for (const search of distinct.values())
      if ((await limiter.grant('missedSearches', search.person)) === 0)
        granted.push({ ...search, names: namesIn(search.text) })
    if (granted.length === 0) return []
    const taken = new Set(await reads.namesOfMembers(granted.flatMap(({ names }) => names)))
    const counted = []
    for (const search of granted) {
      if (search.names.some((name) => taken.has(name))) continue
      if ((await searchDisorders(reads, search.text)).length === 0) counted.push(search)
    }
    return counted
  }

  async function write() {
    timer = undefined
    const searches = waiting
    waiting = []
    await attempt(async () => {
      const misses = await countable(searches)
      if (misses.length > 0) await countMissed(sql, misses, { secret: tools.pepper, week: weekAt(now()) })
    })
  }

  const endWeeks = () => attempt(() => endMissedWeeks(sql, weekAt(now())))
  let writing = endWeeks()
  const ending = setInterval(() => (writing = writing.then(endWeeks)), END_WEEKS_EVERY_MS)
  ending.unref()

  return {
    add({ site, text, person }) {
      const term = missedTerm(text)
      if (term === null || waiting.length >= MAX_WAITING) return
      waiting.push({ site, text, person, term })
      timer ??= setTimeout(() => (writing = writing.then(write)), WRITE_DELAY_MS)
    },
    async close() {
      clearInterval(ending)
      clearTimeout(timer)
      await writing
      if (waiting.length > 0) await write()
    },
  }
}
