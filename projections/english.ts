import { fragment } from '../services/postgres/sql.ts'

/** PostgreSQL's rules for words in English: stems, and words too frequent to be searched. */
export const english = fragment`'pg_catalog.english'::regconfig`
