/**
 * @generated SignedSource<<052c965a0cfb05fb748a57b41263814d>>
 * @relayHash b260f0a70bbc4ddf00050e70e427edf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ffc5c31fb569d9f1c84b5058874467e7d249edb97757b0383a21bf3d4334aa2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionBackground = "accent" | "plain" | "soft";
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
export type useSectionsPreviewQuery$variables = {
  sections: ReadonlyArray<ContentSectionInput>;
};
export type useSectionsPreviewQuery$data = {
  readonly sectionsPreview: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section" | "sectionTypes_section">;
  }>;
};
export type useSectionsPreviewQuery = {
  response: useSectionsPreviewQuery$data;
  variables: useSectionsPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sections"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "sections",
    "variableName": "sections"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAuthwalled",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionBackgroundColor",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typed",
      "storageKey": null
    }
  ],
  "type": "IncompleteSection",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "size",
    "storageKey": null
  },
  (v7/*:: as any*/),
  (v6/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "AdSlot",
      "args": null,
      "concreteType": "AdSlotOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AdSlotSection",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "client",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disclaimer",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v18 = {
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
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ClientLeadFormSection",
  "abstractKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionColumn",
    "kind": "LinkedField",
    "name": "columns",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v19/*:: as any*/)
    ],
    "storageKey": null
  }
],
v21 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Columns",
      "args": null,
      "concreteType": "ColumnsOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v20/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ColumnsSection",
  "abstractKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v23 = [
  (v11/*:: as any*/),
  (v19/*:: as any*/),
  (v6/*:: as any*/),
  (v22/*:: as any*/)
],
v24 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "CopyItem",
      "args": null,
      "concreteType": "CopyItemOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v23/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CopyItemSection",
  "abstractKey": null
},
v25 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v7/*:: as any*/),
  (v6/*:: as any*/),
  (v22/*:: as any*/)
],
v26 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Feature",
      "args": null,
      "concreteType": "FeatureOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v25/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FeatureSection",
  "abstractKey": null
},
v27 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v22/*:: as any*/),
  (v6/*:: as any*/)
],
v28 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumDriver",
      "args": null,
      "concreteType": "ForumDriverOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v27/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ForumDriverSection",
  "abstractKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v30 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v22/*:: as any*/),
  (v29/*:: as any*/)
],
v31 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumStarter",
      "args": null,
      "concreteType": "ForumStarterOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v30/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ForumStarterSection",
  "abstractKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v33 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "GalleryPicture",
    "kind": "LinkedField",
    "name": "pictures",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v32/*:: as any*/)
    ],
    "storageKey": null
  }
],
v34 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Gallery",
      "args": null,
      "concreteType": "GalleryOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v33/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GallerySection",
  "abstractKey": null
},
v35 = [
  (v11/*:: as any*/),
  (v19/*:: as any*/),
  (v7/*:: as any*/),
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
v36 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Giveaway",
      "args": null,
      "concreteType": "GiveawayOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v35/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GiveawaySection",
  "abstractKey": null
},
v37 = [
  (v19/*:: as any*/)
],
v38 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "HTML",
      "args": null,
      "concreteType": "HTMLOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v37/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HTMLSection",
  "abstractKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v41 = [
  (v39/*:: as any*/),
  (v6/*:: as any*/),
  (v40/*:: as any*/),
  (v12/*:: as any*/),
  (v7/*:: as any*/)
],
v42 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionItem",
    "kind": "LinkedField",
    "name": "blocks",
    "plural": true,
    "selections": (v41/*:: as any*/),
    "storageKey": null
  }
],
v43 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Homepage",
      "args": null,
      "concreteType": "HomepageOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v42/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HomepageSection",
  "abstractKey": null
},
v44 = [
  (v7/*:: as any*/),
  (v32/*:: as any*/),
  (v6/*:: as any*/)
],
v45 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ImageSection",
      "args": null,
      "concreteType": "ImageSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v44/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ImageSection",
  "abstractKey": null
},
v46 = {
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
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LeadGenSection",
  "abstractKey": null
},
v47 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sponsor",
    "storageKey": null
  },
  (v39/*:: as any*/),
  (v6/*:: as any*/),
  (v12/*:: as any*/),
  (v7/*:: as any*/)
],
v48 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Native",
      "args": null,
      "concreteType": "NativeOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v47/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "NativeSection",
  "abstractKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyPollId",
  "storageKey": null
},
v52 = {
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
        (v49/*:: as any*/),
        (v50/*:: as any*/),
        (v51/*:: as any*/),
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
v53 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "PostTeaser",
      "args": null,
      "concreteType": "PostTeaserOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v41/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PostTeaserSection",
  "abstractKey": null
},
v54 = [
  (v39/*:: as any*/),
  (v12/*:: as any*/),
  (v7/*:: as any*/),
  (v6/*:: as any*/)
],
v55 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quiz",
      "args": null,
      "concreteType": "QuizOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v54/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuizSection",
  "abstractKey": null
},
v56 = [
  (v49/*:: as any*/),
  (v50/*:: as any*/),
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
v57 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quizlet",
      "args": null,
      "concreteType": "QuizletOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v56/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuizletSection",
  "abstractKey": null
},
v58 = [
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
v59 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quote",
      "args": null,
      "concreteType": "QuoteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v58/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuoteSection",
  "abstractKey": null
},
v60 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v41/*:: as any*/),
    "storageKey": null
  }
],
v61 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Reading",
      "args": null,
      "concreteType": "ReadingOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v60/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReadingSection",
  "abstractKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v63 = {
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
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "docResultType",
          "storageKey": null
        },
        (v62/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSection",
  "abstractKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v65 = {
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
        (v39/*:: as any*/),
        (v12/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v64/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendedVideoSection",
  "abstractKey": null
},
v66 = [
  (v32/*:: as any*/),
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
v67 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "SlidingTable",
      "args": null,
      "concreteType": "SlidingTableOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v66/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SlidingTableSection",
  "abstractKey": null
},
v68 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
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
      (v19/*:: as any*/)
    ],
    "storageKey": null
  }
],
v69 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "SymptomChecker",
      "args": null,
      "concreteType": "SymptomCheckerOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v68/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SymptomCheckerSection",
  "abstractKey": null
},
v70 = [
  (v40/*:: as any*/),
  (v7/*:: as any*/)
],
v71 = [
  (v49/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ThisOrThatChoice",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v70/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ThisOrThatChoice",
    "kind": "LinkedField",
    "name": "second",
    "plural": false,
    "selections": (v70/*:: as any*/),
    "storageKey": null
  }
],
v72 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ThisOrThat",
      "args": null,
      "concreteType": "ThisOrThatOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v71/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ThisOrThatSection",
  "abstractKey": null
},
v73 = {
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
        (v11/*:: as any*/),
        (v29/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        },
        (v62/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ThreadSection",
  "abstractKey": null
},
v74 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionItem",
    "kind": "LinkedField",
    "name": "articles",
    "plural": true,
    "selections": (v41/*:: as any*/),
    "storageKey": null
  }
],
v75 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "TopArticles",
      "args": null,
      "concreteType": "TopArticlesOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v74/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TopArticlesSection",
  "abstractKey": null
},
v76 = {
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
        (v11/*:: as any*/),
        (v19/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v64/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VideoWithCopySection",
  "abstractKey": null
},
v77 = [
  (v11/*:: as any*/)
],
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Avatar",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumb",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
    (v78/*:: as any*/)
  ],
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastActiveAt",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSectionsPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sectionsPreview",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "sectionTypes_section"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "sectionStored_section",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v9/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/),
              (v24/*:: as any*/),
              (v26/*:: as any*/),
              (v28/*:: as any*/),
              (v31/*:: as any*/),
              (v34/*:: as any*/),
              (v36/*:: as any*/),
              (v38/*:: as any*/),
              (v43/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v48/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              (v55/*:: as any*/),
              (v57/*:: as any*/),
              (v59/*:: as any*/),
              (v61/*:: as any*/),
              (v63/*:: as any*/),
              (v65/*:: as any*/),
              (v67/*:: as any*/),
              (v69/*:: as any*/),
              (v72/*:: as any*/),
              (v73/*:: as any*/),
              (v75/*:: as any*/),
              (v76/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSectionsPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sectionsPreview",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isContentSection"
          },
          {
            "alias": "typename",
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "adSlot",
                "args": null,
                "concreteType": "AdSlotOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v8/*:: as any*/),
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
                "alias": "clientLeadForm",
                "args": null,
                "concreteType": "ClientLeadFormOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
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
                "alias": "layout",
                "args": null,
                "concreteType": "ColumnsOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v20/*:: as any*/),
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
                "alias": "copy",
                "args": null,
                "concreteType": "CopyItemOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v23/*:: as any*/),
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
                "alias": "feature",
                "args": null,
                "concreteType": "FeatureOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v25/*:: as any*/),
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
                "alias": "driver",
                "args": null,
                "concreteType": "ForumDriverOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v27/*:: as any*/),
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
                "alias": "forumStarter",
                "args": null,
                "concreteType": "ForumStarterOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v30/*:: as any*/),
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
                "alias": "gallery",
                "args": null,
                "concreteType": "GalleryOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v33/*:: as any*/),
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
                "alias": "giveaway",
                "args": null,
                "concreteType": "GiveawayOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v35/*:: as any*/),
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
                "alias": "text",
                "args": null,
                "concreteType": "HTMLOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v37/*:: as any*/),
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
                "alias": "homepage",
                "args": null,
                "concreteType": "HomepageOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v42/*:: as any*/),
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
                "alias": "picture",
                "args": null,
                "concreteType": "ImageSectionOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v44/*:: as any*/),
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
                "alias": "leadGen",
                "args": null,
                "concreteType": "LeadGenOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
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
                "alias": "native",
                "args": null,
                "concreteType": "NativeOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v47/*:: as any*/),
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
                "alias": "poll",
                "args": null,
                "concreteType": "PollOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": [
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/)
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
                "alias": "teaser",
                "args": null,
                "concreteType": "PostTeaserOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v41/*:: as any*/),
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
                "alias": "quiz",
                "args": null,
                "concreteType": "QuizOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v54/*:: as any*/),
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
                "alias": "quizlet",
                "args": null,
                "concreteType": "QuizletOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v56/*:: as any*/),
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
                "alias": "quote",
                "args": null,
                "concreteType": "QuoteOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v58/*:: as any*/),
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
                "alias": "reading",
                "args": null,
                "concreteType": "ReadingOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v60/*:: as any*/),
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
                "alias": "recommendation",
                "args": null,
                "concreteType": "RecommendationOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v77/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchResult",
                "kind": "LinkedField",
                "name": "recommendations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "permalink",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v39/*:: as any*/),
                  (v12/*:: as any*/),
                  (v79/*:: as any*/),
                  (v80/*:: as any*/),
                  (v81/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Site",
                    "kind": "LinkedField",
                    "name": "originalSite",
                    "plural": false,
                    "selections": [
                      (v82/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "prefix",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "host",
                        "storageKey": null
                      },
                      (v78/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v78/*:: as any*/)
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
                "alias": "video",
                "args": null,
                "concreteType": "RecommendedVideoOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": [
                  (v39/*:: as any*/),
                  (v12/*:: as any*/),
                  (v6/*:: as any*/),
                  (v64/*:: as any*/),
                  (v7/*:: as any*/)
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
                "alias": "table",
                "args": null,
                "concreteType": "SlidingTableOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v66/*:: as any*/),
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
                "alias": "symptoms",
                "args": null,
                "concreteType": "SymptomCheckerOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v68/*:: as any*/),
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
                "alias": "thisOrThat",
                "args": null,
                "concreteType": "ThisOrThatOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v71/*:: as any*/),
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
                "alias": "list",
                "args": null,
                "concreteType": "ThreadSectionOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v77/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Thread",
                "kind": "LinkedField",
                "name": "threads",
                "plural": true,
                "selections": [
                  (v78/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
                  (v39/*:: as any*/),
                  (v12/*:: as any*/),
                  (v81/*:: as any*/),
                  (v80/*:: as any*/),
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
                    "name": "isLocked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPinned",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "category",
                    "plural": false,
                    "selections": [
                      (v82/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tag",
                    "kind": "LinkedField",
                    "name": "tags",
                    "plural": true,
                    "selections": [
                      (v82/*:: as any*/),
                      (v78/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v79/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReactionSummary",
                    "kind": "LinkedField",
                    "name": "reactions",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      (v78/*:: as any*/)
                    ],
                    "storageKey": null
                  }
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
                "alias": "topArticles",
                "args": null,
                "concreteType": "TopArticlesOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v74/*:: as any*/),
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
                "alias": "videoWithCopy",
                "args": null,
                "concreteType": "VideoWithCopyOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v19/*:: as any*/),
                  (v6/*:: as any*/),
                  (v64/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "VideoWithCopySection",
            "abstractKey": null
          },
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v9/*:: as any*/),
          (v18/*:: as any*/),
          (v21/*:: as any*/),
          (v24/*:: as any*/),
          (v26/*:: as any*/),
          (v28/*:: as any*/),
          (v31/*:: as any*/),
          (v34/*:: as any*/),
          (v36/*:: as any*/),
          (v38/*:: as any*/),
          (v43/*:: as any*/),
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v48/*:: as any*/),
          (v52/*:: as any*/),
          (v53/*:: as any*/),
          (v55/*:: as any*/),
          (v57/*:: as any*/),
          (v59/*:: as any*/),
          (v61/*:: as any*/),
          (v63/*:: as any*/),
          (v65/*:: as any*/),
          (v67/*:: as any*/),
          (v69/*:: as any*/),
          (v72/*:: as any*/),
          (v73/*:: as any*/),
          (v75/*:: as any*/),
          (v76/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ffc5c31fb569d9f1c84b5058874467e7d249edb97757b0383a21bf3d4334aa2",
    "metadata": {},
    "name": "useSectionsPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "800df48d99bd86d08187d53a7ad6c7c4";

export default node;
