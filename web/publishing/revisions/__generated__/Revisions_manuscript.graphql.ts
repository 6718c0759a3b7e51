/**
 * @generated SignedSource<<202a7d507b1cadb6c8ce1f8f69456b2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostState = "BINNED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type Revisions_manuscript$data = {
  readonly postId: string;
  readonly revision: number;
  readonly scheduledAt: string | null | undefined;
  readonly state: PostState;
  readonly " $fragmentType": "Revisions_manuscript";
};
export type Revisions_manuscript$key = {
  readonly " $data"?: Revisions_manuscript$data;
  readonly " $fragmentSpreads": FragmentRefs<"Revisions_manuscript">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Revisions_manuscript",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledAt",
      "storageKey": null
    }
  ],
  "type": "Manuscript",
  "abstractKey": null
};

(node as any).hash = "2120a38fdba512438e9af37046823841";

export default node;
