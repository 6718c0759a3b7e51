/**
 * @generated SignedSource<<cf403a1016b96a355e846366c6e1f0c5>>
 * @relayHash 2d9bd5692675982edd888fbcb56564ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 325097e69684f3c3409d23e17fa4eebb15673a8560a605ae1270a326390a7ff2

import type { ConcreteRequest } from 'relay-runtime';
export type useQueuedQuery$variables = {
  id: string;
};
export type useQueuedQuery$data = {
  readonly node: {
    readonly revision?: number;
  } | null | undefined;
};
export type useQueuedQuery = {
  response: useQueuedQuery$data;
  variables: useQueuedQuery$variables;
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
    "name": "useQueuedQuery",
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
    "name": "useQueuedQuery",
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
    "id": "325097e69684f3c3409d23e17fa4eebb15673a8560a605ae1270a326390a7ff2",
    "metadata": {},
    "name": "useQueuedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50c2ae7b5ec49b2bfc91582cd5a7bedd";

export default node;
