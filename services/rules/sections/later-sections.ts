import { z } from 'zod'

const line = z.string().max(2000)

/** Options of a type that nothing draws yet: the fields that the specification names, and any others as they are. */
const options = <Named extends z.core.$ZodLooseShape>(named: Named) =>
  z.object(named).partial().catchall(z.json())

/** The fields of a lead (spec §3 Lead submission) that a form's section decides. */
const lead = { campaign: line, form: line, medium: line, contentType: line }
const content = { assocId: line, assocType: line }

/**
 * Section types of spec §9 that may be stored and that nothing draws yet. A type that has a folder in `web/sections` is
 * defined there, and an entry of its name here has no effect.
 */
export const laterOptions = {
  /** Sizes of spec §9. */
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
  /** The arguments of `recommend` (spec §7). */
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
  /** The parts of the addresses of polls and votes (spec §2). */
  Poll: options({ legacyPollId: line, engagementType: line, engagementId: line }),
  RecommendedVideo: options({}),
  VideoWithCopy: options({}),
}
