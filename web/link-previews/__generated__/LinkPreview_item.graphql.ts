/**
 * @generated SignedSource<<9fdfbd69642357f48f0bb7c5c995ce78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkPreview_item$data = {
  readonly linkPreview: {
    readonly description: string | null | undefined;
    readonly host: string;
    readonly siteName: string | null | undefined;
    readonly title: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "LinkPreview_item";
};
export type LinkPreview_item$key = {
  readonly " $data"?: LinkPreview_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkPreview_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkPreview_item",
  "selections": [
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

(node as any).hash = "73e621d6e57caf3c12b819d5a7c97c86";

export default node;
