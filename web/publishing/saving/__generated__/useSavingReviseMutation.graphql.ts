/**
 * @generated SignedSource<<3baa0dabb548a154430c1b63a169399c>>
 * @relayHash 454d31714746ab527211588921cc35e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4abfd36412275f4fa0e069c2b0d8444c5c7e8bd2c8127afc59e8de83ba10155

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentStatus = "CLOSED" | "OPEN";
export type ErasedByline = "NONE" | "TEAM";
export type PostByline = "AUTHORS" | "TEAM";
export type SectionBackground = "accent" | "plain" | "soft";
export type PostInput = {
  afterErasure?: ErasedByline | null | undefined;
  authors?: ReadonlyArray<string> | null | undefined;
  byline?: PostByline | null | undefined;
  categories?: ReadonlyArray<string> | null | undefined;
  commentStatus?: CommentStatus | null | undefined;
  crossPublishedSites?: ReadonlyArray<string> | null | undefined;
  excerpt?: string | null | undefined;
  featuredMedia?: FeaturedMediaInput | null | undefined;
  permalink?: string | null | undefined;
  sections: ReadonlyArray<ContentSectionInput>;
  seo?: PostSeoInput | null | undefined;
  slug?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title: string;
};
export type ContentSectionInput = {
  isAuthwalled?: boolean;
  options: SectionOptionsInput;
  sectionBackgroundColor?: SectionBackground;
};
export type SectionOptionsInput = {
  AdSlot: AdSlotOptionsInput;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm: ClientLeadFormOptionsInput;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns: ColumnsOptionsInput;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem: CopyItemOptionsInput;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature: FeatureOptionsInput;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver: ForumDriverOptionsInput;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter: ForumStarterOptionsInput;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery: GalleryOptionsInput;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway: GiveawayOptionsInput;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML: HTMLOptionsInput;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage: HomepageOptionsInput;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection: ImageSectionOptionsInput;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen: LeadGenOptionsInput;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native: NativeOptionsInput;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll: PollOptionsInput;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser: PostTeaserOptionsInput;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz: QuizOptionsInput;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet: QuizletOptionsInput;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote: QuoteOptionsInput;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading: ReadingOptionsInput;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation: RecommendationOptionsInput;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo: RecommendedVideoOptionsInput;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable: SlidingTableOptionsInput;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker: SymptomCheckerOptionsInput;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat: ThisOrThatOptionsInput;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection: ThreadSectionOptionsInput;
  TopArticles?: never;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles: TopArticlesOptionsInput;
  VideoWithCopy?: never;
} | {
  AdSlot?: never;
  ClientLeadForm?: never;
  Columns?: never;
  CopyItem?: never;
  Feature?: never;
  ForumDriver?: never;
  ForumStarter?: never;
  Gallery?: never;
  Giveaway?: never;
  HTML?: never;
  Homepage?: never;
  ImageSection?: never;
  LeadGen?: never;
  Native?: never;
  Poll?: never;
  PostTeaser?: never;
  Quiz?: never;
  Quizlet?: never;
  Quote?: never;
  Reading?: never;
  Recommendation?: never;
  RecommendedVideo?: never;
  SlidingTable?: never;
  SymptomChecker?: never;
  ThisOrThat?: never;
  ThreadSection?: never;
  TopArticles?: never;
  VideoWithCopy: VideoWithCopyOptionsInput;
};
export type AdSlotOptionsInput = {
  image?: SectionPictureInput | null | undefined;
  size?: string | null | undefined;
  url?: string | null | undefined;
};
export type SectionPictureInput = {
  alt: string;
  height: number;
  url: string;
  width: number;
};
export type ClientLeadFormOptionsInput = {
  body?: string | null | undefined;
  campaign: string;
  client: string;
  contentType?: string | null | undefined;
  disclaimer?: string | null | undefined;
  form?: string | null | undefined;
  heading: string;
  medium?: string | null | undefined;
};
export type ColumnsOptionsInput = {
  columns: ReadonlyArray<SectionColumnInput>;
};
export type SectionColumnInput = {
  heading?: string | null | undefined;
  html: string;
};
export type CopyItemOptionsInput = {
  button?: string | null | undefined;
  heading: string;
  html: string;
  url?: string | null | undefined;
};
export type FeatureOptionsInput = {
  body?: string | null | undefined;
  button?: string | null | undefined;
  heading: string;
  image: SectionPictureInput;
  url?: string | null | undefined;
};
export type ForumDriverOptionsInput = {
  body?: string | null | undefined;
  button?: string | null | undefined;
  heading: string;
  url?: string | null | undefined;
};
export type ForumStarterOptionsInput = {
  body?: string | null | undefined;
  button?: string | null | undefined;
  category?: string | null | undefined;
  heading: string;
};
export type GalleryOptionsInput = {
  heading?: string | null | undefined;
  pictures: ReadonlyArray<GalleryPictureInput>;
};
export type GalleryPictureInput = {
  caption?: string | null | undefined;
  image: SectionPictureInput;
};
export type GiveawayOptionsInput = {
  endsOn?: string | null | undefined;
  heading: string;
  html: string;
  image?: SectionPictureInput | null | undefined;
  rules?: string | null | undefined;
};
export type HTMLOptionsInput = {
  html: string;
};
export type HomepageOptionsInput = {
  blocks: ReadonlyArray<SectionItemInput>;
  heading?: string | null | undefined;
};
export type SectionItemInput = {
  body?: string | null | undefined;
  image?: SectionPictureInput | null | undefined;
  label?: string | null | undefined;
  title: string;
  url: string;
};
export type ImageSectionOptionsInput = {
  caption?: string | null | undefined;
  image: SectionPictureInput;
  url?: string | null | undefined;
};
export type LeadGenOptionsInput = {
  body?: string | null | undefined;
  campaign: string;
  contentType?: string | null | undefined;
  form?: string | null | undefined;
  heading: string;
  medium?: string | null | undefined;
};
export type NativeOptionsInput = {
  body?: string | null | undefined;
  image?: SectionPictureInput | null | undefined;
  sponsor: string;
  title: string;
  url: string;
};
export type PollOptionsInput = {
  choices: ReadonlyArray<string>;
  engagementId?: string | null | undefined;
  engagementType?: string | null | undefined;
  legacyPollId?: string | null | undefined;
  question: string;
};
export type PostTeaserOptionsInput = {
  body?: string | null | undefined;
  image?: SectionPictureInput | null | undefined;
  label?: string | null | undefined;
  title: string;
  url: string;
};
export type QuizOptionsInput = {
  body?: string | null | undefined;
  image?: SectionPictureInput | null | undefined;
  title: string;
  url?: string | null | undefined;
};
export type QuizletOptionsInput = {
  answer: number;
  choices: ReadonlyArray<string>;
  explanation?: string | null | undefined;
  question: string;
};
export type QuoteOptionsInput = {
  author?: string | null | undefined;
  text: string;
};
export type ReadingOptionsInput = {
  heading: string;
  items: ReadonlyArray<SectionItemInput>;
};
export type RecommendationOptionsInput = {
  assocId?: string | null | undefined;
  assocType?: string | null | undefined;
  docResultType?: string | null | undefined;
  heading?: string | null | undefined;
  limit?: number | null | undefined;
};
export type RecommendedVideoOptionsInput = {
  body?: string | null | undefined;
  captions?: string | null | undefined;
  image: SectionPictureInput;
  title: string;
  url: string;
};
export type SlidingTableOptionsInput = {
  caption: string;
  columns: ReadonlyArray<string>;
  rows: ReadonlyArray<SlidingTableRowInput>;
};
export type SlidingTableRowInput = {
  cells: ReadonlyArray<string>;
};
export type SymptomCheckerOptionsInput = {
  body?: string | null | undefined;
  heading: string;
  zones: ReadonlyArray<SymptomZoneInput>;
};
export type SymptomZoneInput = {
  html: string;
  zone: string;
};
export type ThisOrThatOptionsInput = {
  first: ThisOrThatChoiceInput;
  question: string;
  second: ThisOrThatChoiceInput;
};
export type ThisOrThatChoiceInput = {
  image?: SectionPictureInput | null | undefined;
  label: string;
};
export type ThreadSectionOptionsInput = {
  category?: string | null | undefined;
  heading?: string | null | undefined;
  limit?: number | null | undefined;
  tag?: string | null | undefined;
};
export type TopArticlesOptionsInput = {
  articles: ReadonlyArray<SectionItemInput>;
  heading: string;
};
export type VideoWithCopyOptionsInput = {
  captions?: string | null | undefined;
  heading: string;
  html: string;
  image: SectionPictureInput;
  url: string;
};
export type PostSeoInput = {
  canonical?: string | null | undefined;
  metadesc?: string | null | undefined;
  metakeywords?: string | null | undefined;
  title?: string | null | undefined;
};
export type FeaturedMediaInput = {
  alt: string;
  height: number;
  illustrator?: string | null | undefined;
  name?: string | null | undefined;
  url: string;
  width: number;
};
export type useSavingReviseMutation$variables = {
  basedOn: number;
  post: PostInput;
  postId: string;
  reason?: string | null | undefined;
};
export type useSavingReviseMutation$data = {
  readonly revisePost: {
    readonly manuscript: {
      readonly revision: number;
      readonly " $fragmentSpreads": FragmentRefs<"PostEditor_manuscript">;
    } | null | undefined;
  };
};
export type useSavingReviseMutation = {
  response: useSavingReviseMutation$data;
  variables: useSavingReviseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basedOn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "post"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v4 = [
  {
    "kind": "Variable",
    "name": "basedOn",
    "variableName": "basedOn"
  },
  {
    "kind": "Variable",
    "name": "post",
    "variableName": "post"
  },
  {
    "kind": "Variable",
    "name": "postId",
    "variableName": "postId"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assocType",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v27 = [
  (v8/*:: as any*/),
  (v11/*:: as any*/),
  (v26/*:: as any*/),
  (v17/*:: as any*/),
  (v15/*:: as any*/)
],
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v32 = [
  (v26/*:: as any*/),
  (v15/*:: as any*/)
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    {
      "kind": "TypeDiscriminator",
      "abstractKey": "__isContentSection"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAuthwalled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionBackgroundColor",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "AdSlot",
          "args": null,
          "concreteType": "AdSlotOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            },
            (v15/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "AdSlotSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "ClientLeadForm",
          "args": null,
          "concreteType": "ClientLeadFormOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "client",
              "storageKey": null
            },
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "disclaimer",
              "storageKey": null
            },
            (v18/*:: as any*/),
            (v19/*:: as any*/),
            (v20/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ClientLeadFormSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Columns",
          "args": null,
          "concreteType": "ColumnsOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SectionColumn",
              "kind": "LinkedField",
              "name": "columns",
              "plural": true,
              "selections": [
                (v16/*:: as any*/),
                (v22/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ColumnsSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "CopyItem",
          "args": null,
          "concreteType": "CopyItemOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v22/*:: as any*/),
            (v11/*:: as any*/),
            (v23/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "CopyItemSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Feature",
          "args": null,
          "concreteType": "FeatureOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            (v15/*:: as any*/),
            (v11/*:: as any*/),
            (v23/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "FeatureSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "ForumDriver",
          "args": null,
          "concreteType": "ForumDriverOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            (v23/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ForumDriverSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "ForumStarter",
          "args": null,
          "concreteType": "ForumStarterOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            (v23/*:: as any*/),
            (v24/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ForumStarterSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Gallery",
          "args": null,
          "concreteType": "GalleryOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "GalleryPicture",
              "kind": "LinkedField",
              "name": "pictures",
              "plural": true,
              "selections": [
                (v15/*:: as any*/),
                (v25/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "GallerySection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Giveaway",
          "args": null,
          "concreteType": "GiveawayOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v22/*:: as any*/),
            (v15/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endsOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rules",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "GiveawaySection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "HTML",
          "args": null,
          "concreteType": "HTMLOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v22/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "HTMLSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Homepage",
          "args": null,
          "concreteType": "HomepageOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SectionItem",
              "kind": "LinkedField",
              "name": "blocks",
              "plural": true,
              "selections": (v27/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "HomepageSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "ImageSection",
          "args": null,
          "concreteType": "ImageSectionOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v15/*:: as any*/),
            (v25/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ImageSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "LeadGen",
          "args": null,
          "concreteType": "LeadGenOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            (v18/*:: as any*/),
            (v19/*:: as any*/),
            (v20/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "LeadGenSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Native",
          "args": null,
          "concreteType": "NativeOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sponsor",
              "storageKey": null
            },
            (v8/*:: as any*/),
            (v11/*:: as any*/),
            (v17/*:: as any*/),
            (v15/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "NativeSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Poll",
          "args": null,
          "concreteType": "PollOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v28/*:: as any*/),
            (v29/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "legacyPollId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "engagementType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "engagementId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "PollSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "PostTeaser",
          "args": null,
          "concreteType": "PostTeaserOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": (v27/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "PostTeaserSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Quiz",
          "args": null,
          "concreteType": "QuizOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v17/*:: as any*/),
            (v15/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "QuizSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Quizlet",
          "args": null,
          "concreteType": "QuizletOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v28/*:: as any*/),
            (v29/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "explanation",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "QuizletSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Quote",
          "args": null,
          "concreteType": "QuoteOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "author",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "QuoteSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Reading",
          "args": null,
          "concreteType": "ReadingOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SectionItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": (v27/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ReadingSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "Recommendation",
          "args": null,
          "concreteType": "RecommendationOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assocId",
              "storageKey": null
            },
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "docResultType",
              "storageKey": null
            },
            (v30/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "RecommendationSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "RecommendedVideo",
          "args": null,
          "concreteType": "RecommendedVideoOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v17/*:: as any*/),
            (v11/*:: as any*/),
            (v15/*:: as any*/),
            (v31/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "RecommendedVideoSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "SlidingTable",
          "args": null,
          "concreteType": "SlidingTableOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v25/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "columns",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SlidingTableRow",
              "kind": "LinkedField",
              "name": "rows",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cells",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "SlidingTableSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "SymptomChecker",
          "args": null,
          "concreteType": "SymptomCheckerOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SymptomZone",
              "kind": "LinkedField",
              "name": "zones",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "zone",
                  "storageKey": null
                },
                (v22/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "SymptomCheckerSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "ThisOrThat",
          "args": null,
          "concreteType": "ThisOrThatOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v28/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ThisOrThatChoice",
              "kind": "LinkedField",
              "name": "first",
              "plural": false,
              "selections": (v32/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ThisOrThatChoice",
              "kind": "LinkedField",
              "name": "second",
              "plural": false,
              "selections": (v32/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ThisOrThatSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "ThreadSection",
          "args": null,
          "concreteType": "ThreadSectionOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v24/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tag",
              "storageKey": null
            },
            (v30/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ThreadSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "TopArticles",
          "args": null,
          "concreteType": "TopArticlesOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SectionItem",
              "kind": "LinkedField",
              "name": "articles",
              "plural": true,
              "selections": (v27/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "TopArticlesSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "VideoWithCopy",
          "args": null,
          "concreteType": "VideoWithCopyOptions",
          "kind": "LinkedField",
          "name": "options",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v22/*:: as any*/),
            (v11/*:: as any*/),
            (v15/*:: as any*/),
            (v31/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "VideoWithCopySection",
      "abstractKey": null
    }
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledAt",
  "storageKey": null
},
v37 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavingReviseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PostPayload",
        "kind": "LinkedField",
        "name": "revisePost",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Manuscript",
            "kind": "LinkedField",
            "name": "manuscript",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PostEditor_manuscript"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSavingReviseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PostPayload",
        "kind": "LinkedField",
        "name": "revisePost",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Manuscript",
            "kind": "LinkedField",
            "name": "manuscript",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasUnpublishedChanges",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "permalink",
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v33/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PostSeo",
                "kind": "LinkedField",
                "name": "seo",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metadesc",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canonical",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metakeywords",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FeaturedMedia",
                "kind": "LinkedField",
                "name": "featuredMedia",
                "plural": false,
                "selections": [
                  (v34/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "huIllustratorName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "categories",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "authors",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "byline",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "afterErasure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commentStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "crossPublishedSites",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modifiedAt",
                "storageKey": null
              },
              (v34/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PostActions",
                "kind": "LinkedField",
                "name": "viewerCan",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revise",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "submit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "return",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "schedule",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publish",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unpublish",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unbin",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v37/*:: as any*/),
                "concreteType": "PostRevisionConnection",
                "kind": "LinkedField",
                "name": "revisions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PostRevisionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PostRevision",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "change",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "insertedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reason",
                            "storageKey": null
                          },
                          (v36/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "by",
                            "plural": false,
                            "selections": [
                              (v35/*:: as any*/),
                              (v6/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v33/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "revisions(first:20)"
              },
              {
                "alias": null,
                "args": (v37/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "Revisions_revisions",
                "kind": "LinkedHandle",
                "name": "revisions"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e4abfd36412275f4fa0e069c2b0d8444c5c7e8bd2c8127afc59e8de83ba10155",
    "metadata": {},
    "name": "useSavingReviseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdd98486696f1489a857124753a86fd3";

export default node;
