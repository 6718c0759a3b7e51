/**
 * @generated SignedSource<<4f43f7e6264f4c4c02bc6755a1679958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SectionBackground = "accent" | "plain" | "soft";
import type { FragmentRefs } from "relay-runtime";
export type sectionStored_section$data = {
  readonly AdSlot?: {
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly size: string;
    readonly url: string | null | undefined;
  };
  readonly ClientLeadForm?: {
    readonly body: string | null | undefined;
    readonly campaign: string;
    readonly client: string;
    readonly contentType: string | null | undefined;
    readonly disclaimer: string | null | undefined;
    readonly form: string | null | undefined;
    readonly heading: string;
    readonly medium: string;
  };
  readonly Columns?: {
    readonly columns: ReadonlyArray<{
      readonly heading: string | null | undefined;
      readonly html: string;
    }>;
  };
  readonly CopyItem?: {
    readonly button: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly url: string | null | undefined;
  };
  readonly Feature?: {
    readonly body: string | null | undefined;
    readonly button: string | null | undefined;
    readonly heading: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string | null | undefined;
  };
  readonly ForumDriver?: {
    readonly body: string | null | undefined;
    readonly button: string;
    readonly heading: string;
    readonly url: string;
  };
  readonly ForumStarter?: {
    readonly body: string | null | undefined;
    readonly button: string;
    readonly category: string | null | undefined;
    readonly heading: string;
  };
  readonly Gallery?: {
    readonly heading: string | null | undefined;
    readonly pictures: ReadonlyArray<{
      readonly caption: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      };
    }>;
  };
  readonly Giveaway?: {
    readonly endsOn: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly rules: string | null | undefined;
  };
  readonly HTML?: {
    readonly html: string;
  };
  readonly Homepage?: {
    readonly blocks: ReadonlyArray<{
      readonly body: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string | null | undefined;
      readonly title: string;
      readonly url: string;
    }>;
    readonly heading: string | null | undefined;
  };
  readonly ImageSection?: {
    readonly caption: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string | null | undefined;
  };
  readonly LeadGen?: {
    readonly body: string | null | undefined;
    readonly campaign: string;
    readonly contentType: string | null | undefined;
    readonly form: string | null | undefined;
    readonly heading: string;
    readonly medium: string;
  };
  readonly Native?: {
    readonly body: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly sponsor: string;
    readonly title: string;
    readonly url: string;
  };
  readonly Poll?: {
    readonly choices: ReadonlyArray<string>;
    readonly engagementId: string | null | undefined;
    readonly engagementType: string | null | undefined;
    readonly legacyPollId: string | null | undefined;
    readonly question: string;
  };
  readonly PostTeaser?: {
    readonly body: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly label: string | null | undefined;
    readonly title: string;
    readonly url: string;
  };
  readonly Quiz?: {
    readonly body: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly title: string;
    readonly url: string | null | undefined;
  };
  readonly Quizlet?: {
    readonly answer: number;
    readonly choices: ReadonlyArray<string>;
    readonly explanation: string | null | undefined;
    readonly question: string;
  };
  readonly Quote?: {
    readonly author: string | null | undefined;
    readonly text: string;
  };
  readonly Reading?: {
    readonly heading: string;
    readonly items: ReadonlyArray<{
      readonly body: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string | null | undefined;
      readonly title: string;
      readonly url: string;
    }>;
  };
  readonly Recommendation?: {
    readonly assocId: string | null | undefined;
    readonly assocType: string | null | undefined;
    readonly docResultType: string | null | undefined;
    readonly heading: string;
    readonly limit: number;
  };
  readonly RecommendedVideo?: {
    readonly body: string | null | undefined;
    readonly captions: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly title: string;
    readonly url: string;
  };
  readonly SlidingTable?: {
    readonly caption: string;
    readonly columns: ReadonlyArray<string>;
    readonly rows: ReadonlyArray<{
      readonly cells: ReadonlyArray<string>;
    }>;
  };
  readonly SymptomChecker?: {
    readonly body: string | null | undefined;
    readonly heading: string;
    readonly zones: ReadonlyArray<{
      readonly html: string;
      readonly zone: string;
    }>;
  };
  readonly ThisOrThat?: {
    readonly first: {
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string;
    };
    readonly question: string;
    readonly second: {
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string;
    };
  };
  readonly ThreadSection?: {
    readonly category: string | null | undefined;
    readonly heading: string;
    readonly limit: number;
    readonly tag: string | null | undefined;
  };
  readonly TopArticles?: {
    readonly articles: ReadonlyArray<{
      readonly body: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string | null | undefined;
      readonly title: string;
      readonly url: string;
    }>;
    readonly heading: string;
  };
  readonly VideoWithCopy?: {
    readonly captions: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string;
  };
  readonly isAuthwalled: boolean;
  readonly sectionBackgroundColor: SectionBackground;
  readonly type: string;
  readonly typed?: string;
  readonly " $fragmentType": "sectionStored_section";
};
export type sectionStored_section$key = {
  readonly " $data"?: sectionStored_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sectionStored_section"
};

(node as any).hash = "52ca0049f6d1e46492cc952440b69322";

export default node;
