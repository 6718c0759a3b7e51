import { z } from 'zod'
import { choices, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    question: text(300),
    choices: choices(12),
    legacyPollId: text(100).exactOptional().describe('Part of the address of an older poll (spec §2).'),
    engagementType: text(100).exactOptional(),
    engagementId: text(100).exactOptional(),
  })
  .describe('A question that readers vote on.')
