/**
 * @generated SignedSource<<695f59dbfc1e6dbee00b819414f67792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostLink_post$data = {
  readonly originalSite: {
    readonly host: string;
    readonly prefix: string;
  };
  readonly path: string;
  readonly " $fragmentType": "PostLink_post";
};
export type PostLink_post$key = {
  readonly " $data"?: PostLink_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostLink_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostLink_post",
  "selections": [
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
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "originalSite",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "2324fec1a38c6e65ce257813b6b21c84";

export default node;
