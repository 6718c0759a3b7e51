// Generated from web/sections/*/ by `npm run generate`.
import { z } from 'zod'
import { Options as AdSlot } from '../../../../web/sections/AdSlot/stored.ts'
import { Options as ClientLeadForm } from '../../../../web/sections/ClientLeadForm/stored.ts'
import { Options as Columns } from '../../../../web/sections/Columns/stored.ts'
import { Options as CopyItem } from '../../../../web/sections/CopyItem/stored.ts'
import { Options as Feature } from '../../../../web/sections/Feature/stored.ts'
import { Options as ForumDriver } from '../../../../web/sections/ForumDriver/stored.ts'
import { Options as ForumStarter } from '../../../../web/sections/ForumStarter/stored.ts'
import { Options as Gallery } from '../../../../web/sections/Gallery/stored.ts'
import { Options as Giveaway } from '../../../../web/sections/Giveaway/stored.ts'
import { Options as HTML } from '../../../../web/sections/HTML/stored.ts'
import { Options as Homepage } from '../../../../web/sections/Homepage/stored.ts'
import { Options as ImageSection } from '../../../../web/sections/ImageSection/stored.ts'
import { Options as LeadGen } from '../../../../web/sections/LeadGen/stored.ts'
import { Options as Native } from '../../../../web/sections/Native/stored.ts'
import { Options as Poll } from '../../../../web/sections/Poll/stored.ts'
import { Options as PostTeaser } from '../../../../web/sections/PostTeaser/stored.ts'
import { Options as Quiz } from '../../../../web/sections/Quiz/stored.ts'
import { Options as Quizlet } from '../../../../web/sections/Quizlet/stored.ts'
import { Options as Quote } from '../../../../web/sections/Quote/stored.ts'
import { Options as Reading } from '../../../../web/sections/Reading/stored.ts'
import { Options as Recommendation } from '../../../../web/sections/Recommendation/stored.ts'
import { Options as RecommendedVideo } from '../../../../web/sections/RecommendedVideo/stored.ts'
import { Options as SlidingTable } from '../../../../web/sections/SlidingTable/stored.ts'
import { Options as SymptomChecker } from '../../../../web/sections/SymptomChecker/stored.ts'
import { Options as ThisOrThat } from '../../../../web/sections/ThisOrThat/stored.ts'
import { Options as ThreadSection } from '../../../../web/sections/ThreadSection/stored.ts'
import { Options as TopArticles } from '../../../../web/sections/TopArticles/stored.ts'
import { Options as VideoWithCopy } from '../../../../web/sections/VideoWithCopy/stored.ts'
import { sectionOf } from '../section-fields.ts'

export const drawnOptions = {
  AdSlot,
  ClientLeadForm,
  Columns,
  CopyItem,
  Feature,
  ForumDriver,
  ForumStarter,
  Gallery,
  Giveaway,
  HTML,
  Homepage,
  ImageSection,
  LeadGen,
  Native,
  Poll,
  PostTeaser,
  Quiz,
  Quizlet,
  Quote,
  Reading,
  Recommendation,
  RecommendedVideo,
  SlidingTable,
  SymptomChecker,
  ThisOrThat,
  ThreadSection,
  TopArticles,
  VideoWithCopy,
} as const

/** Schema of a stored section (spec §3 Content section). */
export const ContentSection = z.discriminatedUnion('type', [
  sectionOf('AdSlot', AdSlot),
  sectionOf('ClientLeadForm', ClientLeadForm),
  sectionOf('Columns', Columns),
  sectionOf('CopyItem', CopyItem),
  sectionOf('Feature', Feature),
  sectionOf('ForumDriver', ForumDriver),
  sectionOf('ForumStarter', ForumStarter),
  sectionOf('Gallery', Gallery),
  sectionOf('Giveaway', Giveaway),
  sectionOf('HTML', HTML),
  sectionOf('Homepage', Homepage),
  sectionOf('ImageSection', ImageSection),
  sectionOf('LeadGen', LeadGen),
  sectionOf('Native', Native),
  sectionOf('Poll', Poll),
  sectionOf('PostTeaser', PostTeaser),
  sectionOf('Quiz', Quiz),
  sectionOf('Quizlet', Quizlet),
  sectionOf('Quote', Quote),
  sectionOf('Reading', Reading),
  sectionOf('Recommendation', Recommendation),
  sectionOf('RecommendedVideo', RecommendedVideo),
  sectionOf('SlidingTable', SlidingTable),
  sectionOf('SymptomChecker', SymptomChecker),
  sectionOf('ThisOrThat', ThisOrThat),
  sectionOf('ThreadSection', ThreadSection),
  sectionOf('TopArticles', TopArticles),
  sectionOf('VideoWithCopy', VideoWithCopy),
])
export type ContentSection = z.output<typeof ContentSection>
