import { fragment, type Fragment } from '../../services/postgres/sql.ts'
import { help } from './found-content.ts'

/**
 * Rank of an item, in millionths: the logarithm of match × help^0.3 × e^(−age / two years). The match is PostgreSQL's
 * `ts_rank`, in which words of the title count most; help is the number of reactions and comments. The present time is
 * left out, as it changes all ranks alike, so that a page continues where the one before it ended.
 */
export const rank = (query: Fragment): Fragment => rankOf(matchOf(query))

/** SQL for the match of the words in a column `words`. */
export const matchOf = (query: Fragment): Fragment => fragment`ts_rank(words, ${query}, 1)`

export const rankOf = (match: Fragment): Fragment =>
  fragment`round(1000000 * (ln(greatest(${match}, 0.000001)) + ${help}))::bigint`
