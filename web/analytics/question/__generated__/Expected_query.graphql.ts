/**
 * @generated SignedSource<<2c4605439c0f415edcf3d8b65417c168>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Expected_query$data = {
  readonly questions: ReadonlyArray<{
    readonly run: {
      readonly done: number;
      readonly rate: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "Expected_query";
};
export type Expected_query$key = {
  readonly " $data"?: Expected_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Expected_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Expected_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Question",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QuestionRun",
          "kind": "LinkedField",
          "name": "run",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "done",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
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

(node as any).hash = "5eba78a36e17d03f6830698e6bc9e109";

export default node;
