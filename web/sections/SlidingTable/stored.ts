import { z } from 'zod'
import { text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    caption: text(300),
    columns: z.array(text(100)).min(2, 'Add at least two columns').max(12, 'Maximum 12 columns'),
    rows: z
      .array(
        z
          .object({ cells: z.array(z.string().trim().max(1000)).min(1, 'Add at least one cell') })
          .meta({ id: 'SlidingTableRow', description: 'A row; its first cell is its heading.' }),
      )
      .min(1, 'Add at least one row')
      .max(100, 'Maximum 100 rows'),
  })
  .superRefine(({ columns, rows }, { addIssue }) => {
    for (const [at, { cells }] of rows.entries())
      if (cells.length > columns.length)
        addIssue({ code: 'custom', path: ['rows', at, 'cells'], message: 'More cells than columns' })
  })
  .describe('A table that can be moved sideways in narrow windows.')
