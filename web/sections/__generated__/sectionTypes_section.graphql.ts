/**
 * @generated SignedSource<<11ec610702d3199baa9861a99e885c19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SectionBackground = "accent" | "plain" | "soft";
import type { FragmentRefs } from "relay-runtime";
export type sectionTypes_section$data = {
  readonly CopyItem: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyItem_section">;
  } | null | undefined;
  readonly ForumDriver: {
    readonly " $fragmentSpreads": FragmentRefs<"ForumDriver_section">;
  } | null | undefined;
  readonly HTML: {
    readonly " $fragmentSpreads": FragmentRefs<"HTML_section">;
  } | null | undefined;
  readonly ImageSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageSection_section">;
  } | null | undefined;
  readonly PostTeaser: {
    readonly " $fragmentSpreads": FragmentRefs<"PostTeaser_section">;
  } | null | undefined;
  readonly Quote: {
    readonly " $fragmentSpreads": FragmentRefs<"Quote_section">;
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
            "name": "Quote_section"
          }
        ],
        "type": "QuoteSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "Quote"
    }
  ],
  "type": "ContentSection",
  "abstractKey": "__isContentSection"
};

(node as any).hash = "efe55dd534ea6b01f8e4c7eb6964e9be";

export default node;
