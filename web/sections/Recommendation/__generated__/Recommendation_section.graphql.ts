/**
 * @generated SignedSource<<f9dcbe452de874ccbdd77d1250c1c745>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Recommendation_section$data = {
  readonly recommendation: {
    readonly heading: string;
  };
  readonly recommendations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Teasers_results">;
  }>;
  readonly " $fragmentType": "Recommendation_section";
};
export type Recommendation_section$key = {
  readonly " $data"?: Recommendation_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Recommendation_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Recommendation_section",
  "selections": [
    {
      "alias": "recommendation",
      "args": null,
      "concreteType": "RecommendationOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Teasers_results"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSection",
  "abstractKey": null
};

(node as any).hash = "e83d2a708b65c335bce437a09c7b3ee5";

export default node;
