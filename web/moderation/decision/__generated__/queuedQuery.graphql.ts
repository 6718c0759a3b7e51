/**
 * @generated SignedSource<<181c0c062cd7223afd101c9c8fc7aae0>>
 * @relayHash dd354ef0c6638a9550d706df5f6810f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2c5cacf7966d7e787e45e2835e8e9278f930cd1f78b7d9e6874253eac67c01

import type { ConcreteRequest } from 'relay-runtime';
export type queuedQuery$variables = {
  id: string;
};
export type queuedQuery$data = {
  readonly node: {
    readonly revision?: number;
  } | null | undefined;
};
export type queuedQuery = {
  response: queuedQuery$data;
  variables: queuedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "FlaggedContent",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "queuedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "queuedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b2c5cacf7966d7e787e45e2835e8e9278f930cd1f78b7d9e6874253eac67c01",
    "metadata": {},
    "name": "queuedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc6f701378d9edbe1da1fd354c632c49";

export default node;
