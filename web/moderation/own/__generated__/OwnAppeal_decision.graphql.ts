/**
 * @generated SignedSource<<2ce9cf6f0ef0f4f6d2d78f0ae0f63c27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppealOutcome = "OVERTURNED" | "UPHELD";
import type { FragmentRefs } from "relay-runtime";
export type OwnAppeal_decision$data = {
  readonly appeal: {
    readonly answer: string | null | undefined;
    readonly appealedAt: string;
    readonly outcome: AppealOutcome | null | undefined;
    readonly words: string | null | undefined;
  } | null | undefined;
  readonly canAppeal: boolean;
  readonly id: string;
  readonly undoneAt: string | null | undefined;
  readonly " $fragmentType": "OwnAppeal_decision";
};
export type OwnAppeal_decision$key = {
  readonly " $data"?: OwnAppeal_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAppeal_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnAppeal_decision",
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
      "name": "canAppeal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnAppeal",
      "kind": "LinkedField",
      "name": "appeal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appealedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnDecision",
  "abstractKey": null
};

(node as any).hash = "762fb21f13af2d30a6cf09aba3b59214";

export default node;
