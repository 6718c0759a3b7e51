import { z } from 'zod'
import { Picture, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    title: text(200),
    url: Target,
    label: text(60).exactOptional().describe('Recommended Article, Sponsored and others (spec §9).'),
    body: text(1000).exactOptional(),
    image: Picture.exactOptional(),
  })
  .describe('Teaser of an article.')
