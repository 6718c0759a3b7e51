/**
 * @generated SignedSource<<1d86ef865e7431c6c3539b7a71ff85c6>>
 * @relayHash 63931abc5bb80ab23cd649483c13e772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31f311532f81f2c5eae9dbcc1d7e4a00310630cbdd8a24835c51f83025f46d3d

import type { ConcreteRequest } from 'relay-runtime';
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
export type useSavingReviseMutation$variables = {
  basedOn: number;
  post: PostInput;
  postId: string;
  reason?: string | null | undefined;
};
export type useSavingReviseMutation$data = {
  readonly revisePost: {
    readonly revision: number | null | undefined;
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
    "alias": null,
    "args": [
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
    "concreteType": "PostPayload",
    "kind": "LinkedField",
    "name": "revisePost",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revision",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavingReviseMutation",
    "selections": (v4/*:: as any*/),
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
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "31f311532f81f2c5eae9dbcc1d7e4a00310630cbdd8a24835c51f83025f46d3d",
    "metadata": {},
    "name": "useSavingReviseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58c932d99036bad4ac10a130712882f7";

export default node;
