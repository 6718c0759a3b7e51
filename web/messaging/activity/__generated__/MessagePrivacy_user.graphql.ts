/**
 * @generated SignedSource<<7bb83cdfa874ba44fa67ad467ce6d32a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessagePrivacy_user$data = {
  readonly privacySettings: ReadonlyArray<{
    readonly id: string;
    readonly isPrivate: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "MessagePrivacy_user";
};
export type MessagePrivacy_user$key = {
  readonly " $data"?: MessagePrivacy_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessagePrivacy_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessagePrivacy_user",
  "selections": [
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

(node as any).hash = "a40ee2c84593d60012360d36e0a54c41";

export default node;
