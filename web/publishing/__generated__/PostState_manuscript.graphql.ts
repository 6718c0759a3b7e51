/**
 * @generated SignedSource<<586138723adcee25a7fdbcf095d77d8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type PostState = "BINNED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type PostState_manuscript$data = {
  readonly assocType: AssocType;
  readonly hasUnpublishedChanges: boolean;
  readonly path: string | null | undefined;
  readonly scheduledAt: string | null | undefined;
  readonly slug: string;
  readonly state: PostState;
  readonly " $fragmentType": "PostState_manuscript";
};
export type PostState_manuscript$key = {
  readonly " $data"?: PostState_manuscript$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostState_manuscript">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostState_manuscript",
  "selections": [
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "Manuscript",
  "abstractKey": null
};

(node as any).hash = "38b129672373553100acf5730e0d5337";

export default node;
