/**
 * @generated SignedSource<<4512b7b18dbb5248d596f5b1d0203879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Teasers_results$data = ReadonlyArray<{
  readonly permalink: string;
  readonly " $fragmentSpreads": FragmentRefs<"Teaser_result">;
  readonly " $fragmentType": "Teasers_results";
}>;
export type Teasers_results$key = ReadonlyArray<{
  readonly " $data"?: Teasers_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"Teasers_results">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Teasers_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permalink",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Teaser_result"
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};

(node as any).hash = "bc74a00d6b8275dab8876d7c6d2c5838";

export default node;
