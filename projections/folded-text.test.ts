import t from 'tap'
import { fragment } from '../services/postgres/sql.ts'
import { folded } from '../services/rules/writing/fold.ts'
import { foldedText } from './folded-text.ts'
import { openTables } from './testing/tables.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables

t.test(
  'names are sorted and compared without accents and case, however their letters are encoded',
  async (t) => {
    const names = ['Zoster', 'Ébola', 'eczema', 'Encephalitis', 'Äderung', 'Αλφα', 'Йод']
    const rows = await sql<{ name: string; plain: string }>`
    select name, ${foldedText(fragment`name`)} as plain from unnest(${names.map((name) => name.normalize('NFD'))}::text[]) as name
    order by ${foldedText(fragment`name`)} collate "C"`
    t.same(
      rows.map(({ plain }) => plain),
      names.map(folded).toSorted(),
    )
    const [found] = await sql<{ at: number }>`select strpos(${foldedText(fragment`${'Crème brûlée'}::text`)},
    ${foldedText(fragment`${'BRULEE'}::text`)}) as at`
    t.equal(found?.at, 7)
  },
)
