import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { DisorderId, SiteId } from './ids.ts'

const disorder = z.object({ disorder: DisorderId })

/** Public source and release from which a change comes; both null for a change by an administrator. */
const origin = { source: z.string().nullable(), release: z.string().nullable() }

/** All facts about a disorder after the event, not only the changed ones. */
const facts = disorder.extend({
  /** Code of the disorder in Orphanet (digits); null for a condition that is not rare. */
  orphaCode: z.string().nullable(),
  name: z.string(),
  /** Last segment of the URL of the disorder's page, unique in the network. */
  slug: z.string(),
  /** True for a group of disorders: patients have one of its members, not the group itself. */
  isGroup: z.boolean(),
  /** Description of the disorder as plain text; null if the source has none. */
  summary: z.string().nullable(),
  synonyms: z.array(z.string()),
  /** Ages at which the disorder begins, in the words of the source. */
  onsetAges: z.array(z.string()),
  inheritanceTypes: z.array(z.string()),
  prevalences: z.array(
    z.object({
      /** Range in which the figure lies, as the source writes it: '<1 / 1 000 000'. */
      class: z.string(),
      geographic: z.string(),
      /** The figure that was counted, such as 'Point prevalence' or 'Prevalence at birth'. */
      measure: z.string(),
    }),
  ),
  /** Codes of the groups and disorders to which the disorder belongs. */
  parents: z.array(z.string()),
  /** True if search engines may index the disorder's page; null if that depends on the content of the page. */
  allowIndexing: z.boolean().nullable(),
  ...origin,
})

const ofSite = disorder.extend({ site: SiteId })

/**
 * Events of the directory of disorders (spec §1, §3 Disorder), which are data of the whole network without personal
 * data. Stream: disorder-<id>.
 */
export const disorderEvents = defineEvents({
  /** A disorder was added to the directory, or a retired one was added again. */
  DisorderDefined: v1(facts),
  DisorderCorrected: v1(facts),
  /** A disorder was retired: its slugs and names now lead to the successor; null if there is none. */
  DisorderRetired: v1(disorder.extend({ successor: DisorderId.nullable(), ...origin })),
  /** A site shows the disorder among its featured disorders. */
  DisorderFeatured: v1(ofSite),
  DisorderUnfeatured: v1(ofSite),
  /** A site chose the disorder as one of the conditions that its community is about. */
  SiteConditionAdded: v1(ofSite),
  SiteConditionRemoved: v1(ofSite),
  /** All questions about a disorder that a source answers; they replace the earlier ones of this source. */
  DisorderQuestionsAnswered: v1(
    disorder.extend({
      source: z.string(),
      questions: z.array(
        z.object({
          /** Last segment of the URL of the question's page, unique for the disorder. */
          slug: z.string(),
          question: z.string(),
          /** Answer as plain text: paragraphs, and lines that begin with a dash. */
          answer: z.string(),
          /** URL of the page in the source. */
          url: z.string(),
        }),
      ),
    }),
  ),
})
