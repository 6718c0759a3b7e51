/**
 * @generated SignedSource<<2f86823c59be9819ef269373fc0ae7a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "COMMENT" | "MESSAGE" | "POST" | "REPLY" | "THREAD" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type ContentMenu_item$data = {
  readonly assocType: AssocType;
  readonly id: string;
  readonly viewerCan: {
    readonly delete: boolean;
    readonly edit: boolean;
    readonly flag: boolean;
    readonly markAsSpam: boolean;
    readonly withdraw: boolean;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assocType",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentMenu_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
          "name": "withdraw",
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
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};
})();

(node as any).hash = "6134ad8d6e365d2f3e9099f93afdf3e3";

export default node;
