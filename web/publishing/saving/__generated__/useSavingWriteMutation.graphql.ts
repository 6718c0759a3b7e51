/**
 * @generated SignedSource<<2cfb5cecfb23ae32b316a8eb425de4c2>>
 * @relayHash a69a2bff231bfc7b582b5fe749ed520b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c37b54dbb0958debce0d0e948cfa3e475fe9c46ec04f3201db3c5b514fc5863c

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type CommentStatus = "closed" | "open";
export type ErasedByline = "none" | "team";
export type PostByline = "authors" | "team";
export type SectionBackground = "accent" | "plain" | "soft";
export type PostInput = {
  afterErasure?: ErasedByline | null | undefined;
  authors?: ReadonlyArray<string> | null | undefined;
  byline?: PostByline | null | undefined;
  categories?: ReadonlyArray<string> | null | undefined;
  comments?: CommentStatus | null | undefined;
  crossPublished?: ReadonlyArray<string> | null | undefined;
  excerpt?: string | null | undefined;
  featuredMedia?: FeaturedMediaInput | null | undefined;
  permalink?: string | null | undefined;
  sections: ReadonlyArray<DraftSectionInput>;
  seo?: PostSeoInput | null | undefined;
  slug?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title: string;
};
export type DraftSectionInput = {
  incomplete?: IncompleteSectionInput | null | undefined;
  isAuthwalled?: boolean;
  options?: SectionOptionsInput | null | undefined;
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
export type IncompleteSectionInput = {
  type: string;
  typed: string;
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
export type useSavingWriteMutation$variables = {
  post: PostInput;
  type: AssocType;
};
export type useSavingWriteMutation$data = {
  readonly writePost: {
    readonly postId: string;
  };
};
export type useSavingWriteMutation = {
  response: useSavingWriteMutation$data;
  variables: useSavingWriteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "post"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "post",
        "variableName": "post"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "PostPayload",
    "kind": "LinkedField",
    "name": "writePost",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "postId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavingWriteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSavingWriteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c37b54dbb0958debce0d0e948cfa3e475fe9c46ec04f3201db3c5b514fc5863c",
    "metadata": {
      "creates": true
    },
    "name": "useSavingWriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44beb1280bb700a12d94f34973714dd9";

export default node;
