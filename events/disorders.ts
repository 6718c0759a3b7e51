import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { DisorderId, SiteId } from './ids.ts'

const disorder = z.object({ disorder: DisorderId })

/** Where a change comes from: the name of a public source and its release; both null for an administrator's change. */
const origin = { source: z.string().nullable(), release: z.string().nullable() }

/** Everything that is known of a disorder after the event. */
const facts = disorder.extend({
  /** Code of Orphanet, digits only; null for a condition that is not rare. */
  orphaCode: z.string().nullable(),
  name: z.string(),
  /** Last part of the page's address, unique in the network. */
  slug: z.string(),
  /** True for a group of disorders, which has members instead of patients of its own. */
  isGroup: z.boolean(),
  /** Plain text; null if the source has none. */
  summary: z.string().nullable(),
  synonyms: z.array(z.string()),
  /** Ages at which it begins, in the source's words. */
  onsetAges: z.array(z.string()),
  inheritanceTypes: z.array(z.string()),
  prevalences: z.array(
    z.object({
      /** A range as the source has it: '<1 / 1 000 000'. */
      class: z.string(),
      geographic: z.string(),
      /** The figure counted: 'Point prevalence', 'Prevalence at birth'. */
      measure: z.string(),
    }),
  ),
  /** Codes of the groups and disorders that it belongs to. */
  parents: z.array(z.string()),
  /** Asks search engines to index its page or not; null leaves it to the page's content. */
  allowIndexing: z.boolean().nullable(),
  ...origin,
})

const ofSite = disorder.extend({ site: SiteId })

/**
 * The directory of disorders (spec §1, §3 Disorder): reference data of the whole network, without personal data.
 * Stream: disorder-<id>.
 */
export const disorderEvents = defineEvents({
  /** Also brings a retired disorder back. */
  DisorderDefined: v1(facts),
  DisorderCorrected: v1(facts),
  /** Its slugs and names lead to the successor; null if nothing takes its place. */
  DisorderRetired: v1(disorder.extend({ successor: DisorderId.nullable(), ...origin })),
  /** Shown among the featured disorders of a site. */
  DisorderFeatured: v1(ofSite),
  DisorderUnfeatured: v1(ofSite),
  /** One of the conditions that a site is about. */
  SiteConditionAdded: v1(ofSite),
  SiteConditionRemoved: v1(ofSite),
  /** All questions of a source that are answered for a disorder; they replace the source's earlier ones. */
  DisorderQuestionsAnswered: v1(
    disorder.extend({
      source: z.string(),
      questions: z.array(
        z.object({
          /** Last part of the page's address, unique in the disorder. */
          slug: z.string(),
          question: z.string(),
          /** Plain text: paragraphs, and lines that begin with a dash. */
          answer: z.string(),
          /** Page of the source. */
          url: z.string(),
        }),
      ),
    }),
  ),
})
