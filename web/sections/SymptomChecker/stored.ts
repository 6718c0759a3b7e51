import { z } from 'zod'
import { BodyZone, Markup, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    body: text(1000).exactOptional(),
    zones: z
      .array(
        z
          .object({ zone: BodyZone, html: Markup })
          .meta({ id: 'SymptomZone', description: 'A part of the body and its symptoms.' }),
      )
      .min(1, 'Add at least one part of the body')
      .max(4, 'Maximum four parts of the body'),
  })
  .superRefine(({ zones }, { addIssue }) => {
    for (const [at, { zone }] of zones.entries())
      if (zones.findIndex((other) => other.zone === zone) < at)
        addIssue({ code: 'custom', path: ['zones', at, 'zone'], message: 'This part is already in the list' })
  })
  .describe('Symptoms by part of the body.')
