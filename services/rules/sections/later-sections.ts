import { z } from 'zod'

const line = z.string().max(2000)

/** Schema for options of a section type without a component: the specified fields, and any others unchanged. */
const options = <Named extends z.core.$ZodLooseShape>(named: Named) =>
  z.object(named).partial().catchall(z.json())

/** Fields of a lead (spec §3 Lead submission) that the section with its form determines. */
const lead = { campaign: line, form: line, medium: line, contentType: line }
const content = { assocId: line, assocType: line }

/**
 * Section types of spec §9 that can be stored although they have no component yet. A type that has a folder in
 * `web/sections` is defined there, and its entry here has no effect.
 */
export const laterOptions = {
  /** Sizes that an advertisement can have (spec §9). */
  AdSlot: options({
    size: z.enum([
      'home',
      'halfpage',
      'square',
      'native',
      'leaderboard',
      'video',
      'HomeRecents',
      'HomeCommunity',
      'HomeEngagement',
      'HomeCollections',
    ]),
  }),
  Native: options({}),
  Columns: options({}),
  LeadGen: options(lead),
  ClientLeadForm: options(lead),
  Feature: options({}),
  Reading: options({}),
  /** Arguments for the API's `recommend` (spec §7). */
  Recommendation: options({ ...content, docResultType: line, limit: z.int() }),
  Homepage: options({}),
  Gallery: options({}),
  Quiz: options({}),
  SlidingTable: options({}),
  ThreadSection: options({}),
  SymptomChecker: options({}),
  TopArticles: options({}),
  ThisOrThat: options({}),
  ForumStarter: options({}),
  Giveaway: options({}),
  Quizlet: options({}),
  /** Path segments in the URLs of polls and votes (spec §2). */
  Poll: options({ legacyPollId: line, engagementType: line, engagementId: line }),
  RecommendedVideo: options({}),
  VideoWithCopy: options({}),
}
