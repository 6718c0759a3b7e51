import { z } from 'zod'
import { Day, Markup, Picture, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    html: Markup,
    image: Picture.exactOptional(),
    endsOn: Day.exactOptional().describe('Last day on which people can enter.'),
    rules: Target.exactOptional().describe('The rules of the giveaway.'),
  })
  .describe('Announcement of a giveaway.')
