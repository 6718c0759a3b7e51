// Generated from web/sections/*/ by `npm run generate`.
import type { ContentSection } from '../../services/rules/sections/sections.ts'
import { form as AdSlot } from './AdSlot/form.ts'
import { form as ClientLeadForm } from './ClientLeadForm/form.ts'
import { form as Columns } from './Columns/form.ts'
import { form as CopyItem } from './CopyItem/form.ts'
import { form as Feature } from './Feature/form.ts'
import { form as ForumDriver } from './ForumDriver/form.ts'
import { form as ForumStarter } from './ForumStarter/form.ts'
import { form as Gallery } from './Gallery/form.ts'
import { form as Giveaway } from './Giveaway/form.ts'
import { form as HTML } from './HTML/form.ts'
import { form as Homepage } from './Homepage/form.ts'
import { form as ImageSection } from './ImageSection/form.ts'
import { form as LeadGen } from './LeadGen/form.ts'
import { form as Native } from './Native/form.ts'
import { form as Poll } from './Poll/form.ts'
import { form as PostTeaser } from './PostTeaser/form.ts'
import { form as Quiz } from './Quiz/form.ts'
import { form as Quizlet } from './Quizlet/form.ts'
import { form as Quote } from './Quote/form.ts'
import { form as Reading } from './Reading/form.ts'
import { form as Recommendation } from './Recommendation/form.ts'
import { form as RecommendedVideo } from './RecommendedVideo/form.ts'
import { form as SlidingTable } from './SlidingTable/form.ts'
import { form as SymptomChecker } from './SymptomChecker/form.ts'
import { form as ThisOrThat } from './ThisOrThat/form.ts'
import { form as ThreadSection } from './ThreadSection/form.ts'
import { form as TopArticles } from './TopArticles/form.ts'
import { form as VideoWithCopy } from './VideoWithCopy/form.ts'

export const forms = {
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

/** Converts a section's options to the API's input. */
export function optionsInput(section: ContentSection) {
  switch (section.type) {
    case 'AdSlot':
      return { AdSlot: section.options }
    case 'ClientLeadForm':
      return { ClientLeadForm: section.options }
    case 'Columns':
      return { Columns: section.options }
    case 'CopyItem':
      return { CopyItem: section.options }
    case 'Feature':
      return { Feature: section.options }
    case 'ForumDriver':
      return { ForumDriver: section.options }
    case 'ForumStarter':
      return { ForumStarter: section.options }
    case 'Gallery':
      return { Gallery: section.options }
    case 'Giveaway':
      return { Giveaway: section.options }
    case 'HTML':
      return { HTML: section.options }
    case 'Homepage':
      return { Homepage: section.options }
    case 'ImageSection':
      return { ImageSection: section.options }
    case 'LeadGen':
      return { LeadGen: section.options }
    case 'Native':
      return { Native: section.options }
    case 'Poll':
      return { Poll: section.options }
    case 'PostTeaser':
      return { PostTeaser: section.options }
    case 'Quiz':
      return { Quiz: section.options }
    case 'Quizlet':
      return { Quizlet: section.options }
    case 'Quote':
      return { Quote: section.options }
    case 'Reading':
      return { Reading: section.options }
    case 'Recommendation':
      return { Recommendation: section.options }
    case 'RecommendedVideo':
      return { RecommendedVideo: section.options }
    case 'SlidingTable':
      return { SlidingTable: section.options }
    case 'SymptomChecker':
      return { SymptomChecker: section.options }
    case 'ThisOrThat':
      return { ThisOrThat: section.options }
    case 'ThreadSection':
      return { ThreadSection: section.options }
    case 'TopArticles':
      return { TopArticles: section.options }
    case 'VideoWithCopy':
      return { VideoWithCopy: section.options }
  }
}
