/**
 * @generated SignedSource<<8f6fd80937faa73e8347fa0f1300fab7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldDeletion_user$data = {
  readonly deletion: {
    readonly due: string | null | undefined;
    readonly held: boolean;
    readonly heldAt: string | null | undefined;
    readonly heldBy: {
      readonly username: string;
    } | null | undefined;
    readonly holdReason: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly username: string;
  readonly " $fragmentType": "HoldDeletion_user";
};
export type HoldDeletion_user$key = {
  readonly " $data"?: HoldDeletion_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldDeletion_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HoldDeletion_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Deletion",
      "kind": "LinkedField",
      "name": "deletion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "held",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "heldBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "c8d7abb406343d18f37ee1cd28e70aa5";

export default node;
