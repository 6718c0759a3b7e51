import { z } from 'zod'
import { count, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200).default('Recommended for you'),
    assocId: text(100).exactOptional(),
    assocType: text(60).exactOptional(),
    docResultType: text(60).exactOptional().describe('A type of items, such as THREAD.'),
    limit: count(20).default(2),
  })
  .meta({
    description:
      "Teasers of items like one item, or of recent ones (arguments of the API's recommend, spec §7).",
    isNeverWalled: true,
  })
