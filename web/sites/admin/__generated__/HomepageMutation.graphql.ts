/**
 * @generated SignedSource<<5401c2d1ad46fc574f818ead52f234ed>>
 * @relayHash 793c59f975649a19fd8924819b7885ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 173d3e63a1c7f0216330d61d246b4c1b0830484aa8f2c5d8b08557c4db5eb519

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
export type HomepageMutation$variables = {
  sections: ReadonlyArray<ContentSectionInput>;
  siteId: string;
};
export type HomepageMutation$data = {
  readonly arrangeSiteHomepage: {
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"Homepage_site">;
    };
  };
};
export type HomepageMutation = {
  response: HomepageMutation$data;
  variables: HomepageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "sections",
    "variableName": "sections"
  },
  {
    "kind": "Variable",
    "name": "siteId",
    "variableName": "siteId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v17 = [
  (v15/*:: as any*/),
  (v3/*:: as any*/),
  (v16/*:: as any*/),
  (v6/*:: as any*/),
  (v4/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v22 = [
  (v16/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomepageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "arrangeSiteHomepage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Homepage_site"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomepageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "arrangeSiteHomepage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "homepage",
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
                          (v4/*:: as any*/),
                          (v3/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "disclaimer",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
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
                              (v5/*:: as any*/),
                              (v11/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v11/*:: as any*/),
                          (v3/*:: as any*/),
                          (v12/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v4/*:: as any*/),
                          (v3/*:: as any*/),
                          (v12/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v12/*:: as any*/),
                          (v3/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/)
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
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GalleryPicture",
                            "kind": "LinkedField",
                            "name": "pictures",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/),
                              (v14/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v11/*:: as any*/),
                          (v4/*:: as any*/),
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
                          (v11/*:: as any*/)
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
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SectionItem",
                            "kind": "LinkedField",
                            "name": "blocks",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v14/*:: as any*/),
                          (v3/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
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
                          (v15/*:: as any*/),
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          (v4/*:: as any*/)
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
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
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
                        "selections": (v17/*:: as any*/),
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
                          (v15/*:: as any*/),
                          (v6/*:: as any*/),
                          (v4/*:: as any*/),
                          (v3/*:: as any*/)
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
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
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
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SectionItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
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
                          (v5/*:: as any*/),
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
                          (v20/*:: as any*/)
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
                          (v15/*:: as any*/),
                          (v6/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v21/*:: as any*/)
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
                          (v14/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
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
                              (v11/*:: as any*/)
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
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ThisOrThatChoice",
                            "kind": "LinkedField",
                            "name": "first",
                            "plural": false,
                            "selections": (v22/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ThisOrThatChoice",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v22/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "tag",
                            "storageKey": null
                          },
                          (v20/*:: as any*/)
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
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SectionItem",
                            "kind": "LinkedField",
                            "name": "articles",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v11/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v21/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "concreteType": "SiteSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enable_auth_wall",
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
    "id": "173d3e63a1c7f0216330d61d246b4c1b0830484aa8f2c5d8b08557c4db5eb519",
    "metadata": {},
    "name": "HomepageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8397893a308596a3d5cbe15f1457fa71";

export default node;
