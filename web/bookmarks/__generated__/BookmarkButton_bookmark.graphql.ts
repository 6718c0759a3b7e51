/**
 * @generated SignedSource<<32084483445d9b3ebb35393370522231>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type BookmarkButton_bookmark$data = {
  readonly assocId: string;
  readonly assocType: AssocType;
  readonly id: string;
  readonly isBookmarked: boolean;
  readonly " $fragmentType": "BookmarkButton_bookmark";
};
export type BookmarkButton_bookmark$key = {
  readonly " $data"?: BookmarkButton_bookmark$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_bookmark">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookmarkButton_bookmark",
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
      "name": "assocId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assocType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBookmarked",
      "storageKey": null
    }
  ],
  "type": "Bookmark",
  "abstractKey": null
};

(node as any).hash = "78707218888c51d43411fe41d39cc39d";

export default node;
