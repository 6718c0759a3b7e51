/**
 * @generated SignedSource<<ffc1211c8fdc75a47ab81cc90cdb0d9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type People_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Byline_user" | "FollowButton_user">;
  readonly " $fragmentType": "People_user";
};
export type People_user$key = {
  readonly " $data"?: People_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"People_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "People_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Byline_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d18d5b819b2313a5047ba0005d953b2a";

export default node;
