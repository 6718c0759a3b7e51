/**
 * @generated SignedSource<<924be4135114cb586ff3e6cbf39ff9ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowCounts_user$data = {
  readonly followerCount: number;
  readonly followingCount: number;
  readonly " $fragmentType": "FollowCounts_user";
};
export type FollowCounts_user$key = {
  readonly " $data"?: FollowCounts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowCounts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowCounts_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followingCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4665237f148b48519a02fccc1b1f610a";

export default node;
