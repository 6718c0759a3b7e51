/**
 * @generated SignedSource<<0cb92ea5997998dc5f927628469d6acf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnName_user$data = {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly privacySettings: ReadonlyArray<{
    readonly id: string;
    readonly isPrivate: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "OwnName_user";
};
export type OwnName_user$key = {
  readonly " $data"?: OwnName_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnName_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnName_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivacySetting",
      "kind": "LinkedField",
      "name": "privacySettings",
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
          "name": "isPrivate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5f787e284aba538d2212c6c7e75d4cd0";

export default node;
