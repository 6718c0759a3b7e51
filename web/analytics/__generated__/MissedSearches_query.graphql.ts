/**
 * @generated SignedSource<<c516aa1512053da4328658e73439317a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissedSearches_query$data = {
  readonly missedSearches: ReadonlyArray<{
    readonly people: number;
    readonly site: {
      readonly id: string;
      readonly name: string;
    };
    readonly term: string;
    readonly week: string;
  }>;
  readonly " $fragmentType": "MissedSearches_query";
};
export type MissedSearches_query$key = {
  readonly " $data"?: MissedSearches_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissedSearches_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissedSearches_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MissedSearch",
      "kind": "LinkedField",
      "name": "missedSearches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
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
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ffeb2173043fa6e1437b7fee41ffba48";

export default node;
