/**
 * @generated SignedSource<<4c56c58aa2a2b2cb93c152498b1a9d54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageButton_user$data = {
  readonly canMessage: boolean;
  readonly id: string;
  readonly username: string;
  readonly " $fragmentType": "MessageButton_user";
};
export type MessageButton_user$key = {
  readonly " $data"?: MessageButton_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageButton_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageButton_user",
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
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canMessage",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "89541a1533f85c6be4c7c9f74b551f28";

export default node;
