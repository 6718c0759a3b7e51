/**
 * @generated SignedSource<<a13f9447f8c486afbe854c568f1994ea>>
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
  readonly results: ReadonlyArray<{
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
      "name": "results",
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

(node as any).hash = "a9165aa81857c4851be0aa1f06de1ba8";

export default node;
