import { z } from 'zod'
import { kindsWith } from '../../events/kinds.ts'
import { Site, Written } from './data.ts'

/** Pictures of the demo that accompany articles, by the names of their files (services/api/demo-pictures/articles). */
const pictures = ['bench', 'calendar', 'curve', 'kitchen', 'mugs', 'night', 'plate', 'walk'] as const

/** HTML as a line or several, which are joined. */
const Html = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))])

export const Articles = z.array(
  z.strictObject({
    kind: z.enum(kindsWith('editorial')),
    site: Site,
    /** Time of publication, in days before the end of the demo's history. */
    daysAgo: z.number(),
    /** Missing for what the editorial team publishes. */
    by: Written.optional(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    picture: z.enum(pictures).optional(),
    alt: z.string().optional(),
    categories: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
    /** Other sites on which the article appears. */
    on: z.array(Site).optional(),
    /** Types and options, which the command checks. */
    sections: z.array(
      z.strictObject({ type: z.string(), options: z.looseObject({ html: Html.optional() }) }),
    ),
  }),
)
export type DemoArticle = z.output<typeof Articles>[number]

export const pictureOf = (name: (typeof pictures)[number], alt: string) => ({
  url: `/demo/pictures/articles/${name}.svg`,
  alt,
  width: 1468,
  height: 560,
})
