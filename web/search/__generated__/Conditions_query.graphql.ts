/**
 * @generated SignedSource<<eff09342840f9a542f9a3925662f7096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Conditions_query$data = {
  readonly disorderSearch: {
    readonly disorders: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly path: string;
      readonly slug: string;
      readonly synonyms: ReadonlyArray<string>;
    }>;
  };
  readonly " $fragmentType": "Conditions_query";
};
export type Conditions_query$key = {
  readonly " $data"?: Conditions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conditions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "text"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conditions_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "text"
        }
      ],
      "concreteType": "DisorderSearchResult",
      "kind": "LinkedField",
      "name": "disorderSearch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Disorder",
          "kind": "LinkedField",
          "name": "disorders",
          "plural": true,
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "synonyms",
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

(node as any).hash = "c8bb2c4fe1a56501b1374e4f9f1993ce";

export default node;
