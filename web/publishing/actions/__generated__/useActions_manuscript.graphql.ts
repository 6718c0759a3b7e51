/**
 * @generated SignedSource<<a18906f4032855556c029d28c0649d12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostState = "BINNED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type useActions_manuscript$data = {
  readonly hasUnpublishedChanges: boolean;
  readonly path: string | null | undefined;
  readonly postId: string;
  readonly publishedOn: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly scheduledAt: string | null | undefined;
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
  readonly " $fragmentType": "useActions_manuscript";
};
export type useActions_manuscript$key = {
  readonly " $data"?: useActions_manuscript$data;
  readonly " $fragmentSpreads": FragmentRefs<"useActions_manuscript">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useActions_manuscript",
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
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSummary",
      "kind": "LinkedField",
      "name": "publishedOn",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
      "name": "scheduledAt",
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

(node as any).hash = "cdcd6e93e8fc9b1ece7826d8415131d5";

export default node;
