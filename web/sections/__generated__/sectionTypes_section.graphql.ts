/**
 * @generated SignedSource<<20148494463ba599548f32aa3b53b7c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SectionBackground = "accent" | "plain" | "soft";
import type { FragmentRefs } from "relay-runtime";
export type sectionTypes_section$data = {
  readonly AdSlot: {
    readonly " $fragmentSpreads": FragmentRefs<"AdSlot_section">;
  } | null | undefined;
  readonly ClientLeadForm: {
    readonly " $fragmentSpreads": FragmentRefs<"ClientLeadForm_section">;
  } | null | undefined;
  readonly Columns: {
    readonly " $fragmentSpreads": FragmentRefs<"Columns_section">;
  } | null | undefined;
  readonly CopyItem: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyItem_section">;
  } | null | undefined;
  readonly Feature: {
    readonly " $fragmentSpreads": FragmentRefs<"Feature_section">;
  } | null | undefined;
  readonly ForumDriver: {
    readonly " $fragmentSpreads": FragmentRefs<"ForumDriver_section">;
  } | null | undefined;
  readonly ForumStarter: {
    readonly " $fragmentSpreads": FragmentRefs<"ForumStarter_section">;
  } | null | undefined;
  readonly Gallery: {
    readonly " $fragmentSpreads": FragmentRefs<"Gallery_section">;
  } | null | undefined;
  readonly Giveaway: {
    readonly " $fragmentSpreads": FragmentRefs<"Giveaway_section">;
  } | null | undefined;
  readonly HTML: {
    readonly " $fragmentSpreads": FragmentRefs<"HTML_section">;
  } | null | undefined;
  readonly Homepage: {
    readonly " $fragmentSpreads": FragmentRefs<"Homepage_section">;
  } | null | undefined;
  readonly ImageSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageSection_section">;
  } | null | undefined;
  readonly LeadGen: {
    readonly " $fragmentSpreads": FragmentRefs<"LeadGen_section">;
  } | null | undefined;
  readonly Native: {
    readonly " $fragmentSpreads": FragmentRefs<"Native_section">;
  } | null | undefined;
  readonly Poll: {
    readonly " $fragmentSpreads": FragmentRefs<"Poll_section">;
  } | null | undefined;
  readonly PostTeaser: {
    readonly " $fragmentSpreads": FragmentRefs<"PostTeaser_section">;
  } | null | undefined;
  readonly Quiz: {
    readonly " $fragmentSpreads": FragmentRefs<"Quiz_section">;
  } | null | undefined;
  readonly Quizlet: {
    readonly " $fragmentSpreads": FragmentRefs<"Quizlet_section">;
  } | null | undefined;
  readonly Quote: {
    readonly " $fragmentSpreads": FragmentRefs<"Quote_section">;
  } | null | undefined;
  readonly Reading: {
    readonly " $fragmentSpreads": FragmentRefs<"Reading_section">;
  } | null | undefined;
  readonly Recommendation: {
    readonly " $fragmentSpreads": FragmentRefs<"Recommendation_section">;
  } | null | undefined;
  readonly RecommendedVideo: {
    readonly " $fragmentSpreads": FragmentRefs<"RecommendedVideo_section">;
  } | null | undefined;
  readonly SlidingTable: {
    readonly " $fragmentSpreads": FragmentRefs<"SlidingTable_section">;
  } | null | undefined;
  readonly SymptomChecker: {
    readonly " $fragmentSpreads": FragmentRefs<"SymptomChecker_section">;
  } | null | undefined;
  readonly ThisOrThat: {
    readonly " $fragmentSpreads": FragmentRefs<"ThisOrThat_section">;
  } | null | undefined;
  readonly ThreadSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ThreadSection_section">;
  } | null | undefined;
  readonly TopArticles: {
    readonly " $fragmentSpreads": FragmentRefs<"TopArticles_section">;
  } | null | undefined;
  readonly VideoWithCopy: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoWithCopy_section">;
  } | null | undefined;
  readonly sectionBackgroundColor: SectionBackground;
  readonly type: string;
  readonly typename: string;
  readonly " $fragmentType": "sectionTypes_section";
};
export type sectionTypes_section$key = {
  readonly " $data"?: sectionTypes_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"sectionTypes_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sectionTypes_section",
  "selections": [
    {
      "alias": "typename",
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
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
      "name": "sectionBackgroundColor",
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AdSlot_section"
          }
        ],
        "type": "AdSlotSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "AdSlot"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClientLeadForm_section"
          }
        ],
        "type": "ClientLeadFormSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ClientLeadForm"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Columns_section"
          }
        ],
        "type": "ColumnsSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Columns"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CopyItem_section"
          }
        ],
        "type": "CopyItemSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "CopyItem"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Feature_section"
          }
        ],
        "type": "FeatureSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Feature"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ForumDriver_section"
          }
        ],
        "type": "ForumDriverSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ForumDriver"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ForumStarter_section"
          }
        ],
        "type": "ForumStarterSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ForumStarter"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Gallery_section"
          }
        ],
        "type": "GallerySection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Gallery"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Giveaway_section"
          }
        ],
        "type": "GiveawaySection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Giveaway"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HTML_section"
          }
        ],
        "type": "HTMLSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "HTML"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Homepage_section"
          }
        ],
        "type": "HomepageSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Homepage"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageSection_section"
          }
        ],
        "type": "ImageSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ImageSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LeadGen_section"
          }
        ],
        "type": "LeadGenSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "LeadGen"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Native_section"
          }
        ],
        "type": "NativeSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Native"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Poll_section"
          }
        ],
        "type": "PollSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Poll"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostTeaser_section"
          }
        ],
        "type": "PostTeaserSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "PostTeaser"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Quiz_section"
          }
        ],
        "type": "QuizSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Quiz"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Quizlet_section"
          }
        ],
        "type": "QuizletSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Quizlet"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Quote_section"
          }
        ],
        "type": "QuoteSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Quote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Reading_section"
          }
        ],
        "type": "ReadingSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Reading"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Recommendation_section"
          }
        ],
        "type": "RecommendationSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Recommendation"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecommendedVideo_section"
          }
        ],
        "type": "RecommendedVideoSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "RecommendedVideo"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SlidingTable_section"
          }
        ],
        "type": "SlidingTableSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "SlidingTable"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SymptomChecker_section"
          }
        ],
        "type": "SymptomCheckerSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "SymptomChecker"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ThisOrThat_section"
          }
        ],
        "type": "ThisOrThatSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ThisOrThat"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ThreadSection_section"
          }
        ],
        "type": "ThreadSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ThreadSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TopArticles_section"
          }
        ],
        "type": "TopArticlesSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "TopArticles"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoWithCopy_section"
          }
        ],
        "type": "VideoWithCopySection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "VideoWithCopy"
    }
  ],
  "type": "ContentSection",
  "abstractKey": "__isContentSection"
};

(node as any).hash = "fa1717781d81f8a9f97441232fa2fe4d";

export default node;
