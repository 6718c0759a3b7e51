import { z } from 'zod'
import { Markup, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    columns: z
      .array(
        z
          .object({ heading: text(200).exactOptional(), html: Markup })
          .meta({ id: 'SectionColumn', description: 'A column of formatted text.' }),
      )
      .min(2, 'Add at least two columns')
      .max(4, 'Up to four columns fit'),
  })
  .describe('Formatted text in two to four columns, which are below each other in narrow windows.')
