/**
 * @generated SignedSource<<37f44abe27bcd4cd1a5ecc9e5d276924>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentMenu_item$data = {
  readonly id: string;
  readonly viewerCan: {
    readonly delete: boolean;
    readonly edit: boolean;
    readonly flag: boolean;
    readonly markAsSpam: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DecisionDialog_item" | "useFlag_item">;
  readonly " $fragmentType": "ContentMenu_item";
};
export type ContentMenu_item$key = {
  readonly " $data"?: ContentMenu_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentMenu_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentMenu_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentActions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "edit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "markAsSpam",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionDialog_item"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useFlag_item",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocType",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};
})();

(node as any).hash = "6e0e21f74c26d04a7dc6dba6ceea316a";

export default node;
