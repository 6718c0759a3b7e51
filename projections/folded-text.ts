import { fragment, type Fragment } from '../services/postgres/sql.ts'

/**
 * SQL for a text in small letters and without accents, by which names are sorted and titles of editors compared where no
 * column has their folded form (services/rules/writing/fold.ts).
 */
export const foldedText = (text: Fragment): Fragment =>
  fragment`regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`
