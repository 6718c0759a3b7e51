/**
 * @generated SignedSource<<f75dbb5b3007736e1fd9ad24db9603dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsernameForm_user$data = {
  readonly username: string;
  readonly " $fragmentType": "UsernameForm_user";
};
export type UsernameForm_user$key = {
  readonly " $data"?: UsernameForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsernameForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsernameForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5e7102b0d4a8ccb9e675cd2e4c3a35fd";

export default node;
