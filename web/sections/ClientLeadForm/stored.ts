import { z } from 'zod'
import { lead, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    client: text(100),
    heading: text(200),
    body: text(1000).exactOptional(),
    disclaimer: text(2000).exactOptional(),
    ...lead,
  })
  .describe('Invitation to get in touch with a client of the network, which names the client.')
