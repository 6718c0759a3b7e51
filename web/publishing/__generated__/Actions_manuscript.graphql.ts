/**
 * @generated SignedSource<<4ce64bd2004ebd356b65d5475a85b575>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostState = "BINNED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type Actions_manuscript$data = {
  readonly postId: string;
  readonly state: PostState;
  readonly viewerCan: {
    readonly bin: boolean;
    readonly publish: boolean;
    readonly return: boolean;
    readonly schedule: boolean;
    readonly submit: boolean;
    readonly unbin: boolean;
    readonly unpublish: boolean;
  };
  readonly " $fragmentType": "Actions_manuscript";
};
export type Actions_manuscript$key = {
  readonly " $data"?: Actions_manuscript$data;
  readonly " $fragmentSpreads": FragmentRefs<"Actions_manuscript">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Actions_manuscript",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostActions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "return",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publish",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpublish",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unbin",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Manuscript",
  "abstractKey": null
};

(node as any).hash = "1d4f7930ef220e9ab35f282a8aae500e";

export default node;
