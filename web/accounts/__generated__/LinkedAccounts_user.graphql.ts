/**
 * @generated SignedSource<<01da3aca06bdd27183c8c4b5648dcda1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthProvider = "facebook" | "google";
import type { FragmentRefs } from "relay-runtime";
export type LinkedAccounts_user$data = {
  readonly authAccounts: ReadonlyArray<{
    readonly id: string;
    readonly provider: AuthProvider;
  }> | null | undefined;
  readonly " $fragmentType": "LinkedAccounts_user";
};
export type LinkedAccounts_user$key = {
  readonly " $data"?: LinkedAccounts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedAccounts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkedAccounts_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuthAccount",
      "kind": "LinkedField",
      "name": "authAccounts",
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
          "name": "provider",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "80c4f0741ef637d2871d222ce3bda278";

export default node;
