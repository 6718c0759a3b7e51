/**
 * @generated SignedSource<<484159233dad091aa1027867684e3d24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type UndoWithdrawal_item$data = {
  readonly assocType: AssocType;
  readonly id: string;
  readonly restorableUntil: string | null | undefined;
  readonly " $fragmentType": "UndoWithdrawal_item";
};
export type UndoWithdrawal_item$key = {
  readonly " $data"?: UndoWithdrawal_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoWithdrawal_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoWithdrawal_item",
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
      "name": "assocType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restorableUntil",
      "storageKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "e829a2387951c4fa95f234d7b81aab49";

export default node;
