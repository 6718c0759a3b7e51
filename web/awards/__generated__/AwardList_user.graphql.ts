/**
 * @generated SignedSource<<6589946121a0b3b7790b0fb6ab1071e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AwardStatus = "FINALIST" | "NOMINEE" | "WINNER";
import type { FragmentRefs } from "relay-runtime";
export type AwardList_user$data = {
  readonly awards: ReadonlyArray<{
    readonly award: {
      readonly name: string;
      readonly year: number;
    };
    readonly earnedAt: string;
    readonly id: string;
    readonly status: AwardStatus;
  }>;
  readonly " $fragmentType": "AwardList_user";
};
export type AwardList_user$key = {
  readonly " $data"?: AwardList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwardList_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwardList_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserAward",
      "kind": "LinkedField",
      "name": "awards",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earnedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Award",
          "kind": "LinkedField",
          "name": "award",
          "plural": false,
          "selections": [
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
              "name": "year",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e6fa5802b0f926ac39040e651e3007cc";

export default node;
