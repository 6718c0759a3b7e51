// Generated from web/sections/*/ by `npm run generate`.
import { graphql } from 'react-relay'
import { drawing } from './drawing.tsx'

/** Data of a section of any type. */
export const section = graphql`
  fragment sectionTypes_section on ContentSection {
    typename: __typename
    type
    sectionBackgroundColor
    ...AdSlot_section @alias(as: "AdSlot")
    ...ClientLeadForm_section @alias(as: "ClientLeadForm")
    ...Columns_section @alias(as: "Columns")
    ...CopyItem_section @alias(as: "CopyItem")
    ...Feature_section @alias(as: "Feature")
    ...ForumDriver_section @alias(as: "ForumDriver")
    ...ForumStarter_section @alias(as: "ForumStarter")
    ...Gallery_section @alias(as: "Gallery")
    ...Giveaway_section @alias(as: "Giveaway")
    ...HTML_section @alias(as: "HTML")
    ...Homepage_section @alias(as: "Homepage")
    ...ImageSection_section @alias(as: "ImageSection")
    ...LeadGen_section @alias(as: "LeadGen")
    ...Native_section @alias(as: "Native")
    ...Poll_section @alias(as: "Poll")
    ...PostTeaser_section @alias(as: "PostTeaser")
    ...Quiz_section @alias(as: "Quiz")
    ...Quizlet_section @alias(as: "Quizlet")
    ...Quote_section @alias(as: "Quote")
    ...Reading_section @alias(as: "Reading")
    ...Recommendation_section @alias(as: "Recommendation")
    ...RecommendedVideo_section @alias(as: "RecommendedVideo")
    ...SlidingTable_section @alias(as: "SlidingTable")
    ...SymptomChecker_section @alias(as: "SymptomChecker")
    ...ThisOrThat_section @alias(as: "ThisOrThat")
    ...ThreadSection_section @alias(as: "ThreadSection")
    ...TopArticles_section @alias(as: "TopArticles")
    ...VideoWithCopy_section @alias(as: "VideoWithCopy")
  }
`

export const drawings = {
  AdSlot: drawing('AdSlot', () => import('./AdSlot/AdSlot.tsx')),
  ClientLeadForm: drawing('ClientLeadForm', () => import('./ClientLeadForm/ClientLeadForm.tsx')),
  Columns: drawing('Columns', () => import('./Columns/Columns.tsx')),
  CopyItem: drawing('CopyItem', () => import('./CopyItem/CopyItem.tsx')),
  Feature: drawing('Feature', () => import('./Feature/Feature.tsx')),
  ForumDriver: drawing('ForumDriver', () => import('./ForumDriver/ForumDriver.tsx')),
  ForumStarter: drawing('ForumStarter', () => import('./ForumStarter/ForumStarter.tsx')),
  Gallery: drawing('Gallery', () => import('./Gallery/Gallery.tsx')),
  Giveaway: drawing('Giveaway', () => import('./Giveaway/Giveaway.tsx')),
  HTML: drawing('HTML', () => import('./HTML/HTML.tsx')),
  Homepage: drawing('Homepage', () => import('./Homepage/Homepage.tsx')),
  ImageSection: drawing('ImageSection', () => import('./ImageSection/ImageSection.tsx')),
  LeadGen: drawing('LeadGen', () => import('./LeadGen/LeadGen.tsx')),
  Native: drawing('Native', () => import('./Native/Native.tsx')),
  Poll: drawing('Poll', () => import('./Poll/Poll.tsx')),
  PostTeaser: drawing('PostTeaser', () => import('./PostTeaser/PostTeaser.tsx')),
  Quiz: drawing('Quiz', () => import('./Quiz/Quiz.tsx')),
  Quizlet: drawing('Quizlet', () => import('./Quizlet/Quizlet.tsx')),
  Quote: drawing('Quote', () => import('./Quote/Quote.tsx')),
  Reading: drawing('Reading', () => import('./Reading/Reading.tsx')),
  Recommendation: drawing('Recommendation', () => import('./Recommendation/Recommendation.tsx')),
  RecommendedVideo: drawing('RecommendedVideo', () => import('./RecommendedVideo/RecommendedVideo.tsx')),
  SlidingTable: drawing('SlidingTable', () => import('./SlidingTable/SlidingTable.tsx')),
  SymptomChecker: drawing('SymptomChecker', () => import('./SymptomChecker/SymptomChecker.tsx')),
  ThisOrThat: drawing('ThisOrThat', () => import('./ThisOrThat/ThisOrThat.tsx')),
  ThreadSection: drawing('ThreadSection', () => import('./ThreadSection/ThreadSection.tsx')),
  TopArticles: drawing('TopArticles', () => import('./TopArticles/TopArticles.tsx')),
  VideoWithCopy: drawing('VideoWithCopy', () => import('./VideoWithCopy/VideoWithCopy.tsx')),
} as const
