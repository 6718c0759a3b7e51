/**
 * @generated SignedSource<<dbf7a7bdb4f9a729be0f94040a586647>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PictureState = "ALLOWED" | "REMOVED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type Attachments_item$data = {
  readonly isRemoved: boolean;
  readonly linkPreview: {
    readonly description: string | null | undefined;
    readonly host: string;
    readonly siteName: string | null | undefined;
    readonly title: string;
    readonly url: string;
  } | null | undefined;
  readonly picture: {
    readonly alt: string | null | undefined;
    readonly height: number;
    readonly medium: string;
    readonly state: PictureState;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentType": "Attachments_item";
};
export type Attachments_item$key = {
  readonly " $data"?: Attachments_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attachments_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attachments_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRemoved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentPicture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medium",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkPreview",
      "kind": "LinkedField",
      "name": "linkPreview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "siteName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "d52937d24e56375fcb47342ba21f2ee1";

export default node;
