/**
 * @generated SignedSource<<256c488e88d5d994f969c4816bd01300>>
 * @relayHash 49d04e86a205b3e89fa389e27ce7e455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4f14132dc6161e743423cc5f664b927db7592bc3e00c7fc36b66da9a20381cf

import type { ConcreteRequest } from 'relay-runtime';
export type ReadingQuery$variables = {
  id: string;
};
export type ReadingQuery$data = {
  readonly thread: {
    readonly news: {
      readonly count: number;
      readonly path: string;
    } | null | undefined;
  } | null | undefined;
};
export type ReadingQuery = {
  response: ReadingQuery$data;
  variables: ReadingQuery$variables;
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
  "alias": null,
  "args": null,
  "concreteType": "ThreadNews",
  "kind": "LinkedField",
  "name": "news",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Thread",
        "kind": "LinkedField",
        "name": "thread",
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
    "name": "ReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Thread",
        "kind": "LinkedField",
        "name": "thread",
        "plural": false,
        "selections": [
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
    "id": "c4f14132dc6161e743423cc5f664b927db7592bc3e00c7fc36b66da9a20381cf",
    "metadata": {},
    "name": "ReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f6152bc30a2912f757d28cf05f5bec1";

export default node;
