/**
 * @generated SignedSource<<8b66b2821e71ded59d613c0e5b54cb39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuEditor_site$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMenu_site">;
  readonly " $fragmentType": "MenuEditor_site";
};
export type MenuEditor_site$key = {
  readonly " $data"?: MenuEditor_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuEditor_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuEditor_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMenu_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "14c196e9b2a7a86132ab04fe7a566a1e";

export default node;
