/**
 * @generated SignedSource<<0feac3d11e9c4013003d09bbfec355fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccount_user$data = {
  readonly deletion: {
    readonly due: string | null | undefined;
    readonly held: boolean;
    readonly receiptUrl: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeleteAccount_user";
};
export type DeleteAccount_user$key = {
  readonly " $data"?: DeleteAccount_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccount_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccount_user",
  "selections": [
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
          "name": "receiptUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "50d045347239cad36f00c058480b0563";

export default node;
