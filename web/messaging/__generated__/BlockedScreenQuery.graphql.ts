/**
 * @generated SignedSource<<a2fc7ae6be64327aab28aecd08bedbe0>>
 * @relayHash 61a49939bc46b3bdc392815b3c64b675
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9b1490f244e424d632fee8c5007093c5112792ce772c66f744cc913e885e9f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockedScreenQuery$variables = Record<PropertyKey, never>;
export type BlockedScreenQuery$data = {
  readonly blockedUsers: ReadonlyArray<{
    readonly id: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  }>;
};
export type BlockedScreenQuery = {
  response: BlockedScreenQuery$data;
  variables: BlockedScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BlockedScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "blockedUsers",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Byline_user"
          }
        ],
        "storageKey": "blockedUsers(first:50)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BlockedScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "blockedUsers",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "badge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDeleted",
            "storageKey": null
          }
        ],
        "storageKey": "blockedUsers(first:50)"
      }
    ]
  },
  "params": {
    "id": "e9b1490f244e424d632fee8c5007093c5112792ce772c66f744cc913e885e9f9",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f4b02a48eb70d9c31413deefb4ea1c3";

export default node;
