/**
 * @generated SignedSource<<dacf97d4d0a46ff1211f5bb58fc97975>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type UnwrittenPosts_query$data = {
  readonly unwrittenPosts: ReadonlyArray<{
    readonly assocType: AssocType;
    readonly item: string;
    readonly modifiedAt: string;
    readonly title: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "UnwrittenPosts_query";
};
export type UnwrittenPosts_query$key = {
  readonly " $data"?: UnwrittenPosts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnwrittenPosts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnwrittenPosts_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnwrittenPost",
      "kind": "LinkedField",
      "name": "unwrittenPosts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "item",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modifiedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "20cb3a93766bd3943e12260f9bbfa128";

export default node;
