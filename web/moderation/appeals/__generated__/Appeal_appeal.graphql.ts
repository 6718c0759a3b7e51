/**
 * @generated SignedSource<<81a32bc47745ca63b44ccf7ab9c1a132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Appeal_appeal$data = {
  readonly appealedAt: string;
  readonly decision: {
    readonly author: {
      readonly username: string;
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
  };
  readonly words: string | null | undefined;
  readonly " $fragmentType": "Appeal_appeal";
};
export type Appeal_appeal$key = {
  readonly " $data"?: Appeal_appeal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Appeal_appeal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Appeal_appeal",
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
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "decision",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DecisionRow_decision"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Appeal",
  "abstractKey": null
};

(node as any).hash = "2031f289dc75c6c476747362c04af59c";

export default node;
