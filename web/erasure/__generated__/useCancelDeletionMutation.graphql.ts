/**
 * @generated SignedSource<<0d4b4c02363754e7834f9956e271821e>>
 * @relayHash 4e6213fa99129b9b4ea3ddda580f29c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a01869f6abfbd9ff965ab87f4671e3078a1e3e6639dc3da922af0c169ae237

import type { ConcreteRequest } from 'relay-runtime';
export type useCancelDeletionMutation$variables = Record<PropertyKey, never>;
export type useCancelDeletionMutation$data = {
  readonly cancelDeletion: {
    readonly user: {
      readonly deletion: {
        readonly due: string | null | undefined;
        readonly held: boolean;
        readonly receiptUrl: string | null | undefined;
      } | null | undefined;
      readonly id: string;
    };
  };
};
export type useCancelDeletionMutation = {
  response: useCancelDeletionMutation$data;
  variables: useCancelDeletionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CancelDeletionPayload",
    "kind": "LinkedField",
    "name": "cancelDeletion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Deletion",
            "kind": "LinkedField",
            "name": "deletion",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "due",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "held",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "receiptUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelDeletionMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCancelDeletionMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "92a01869f6abfbd9ff965ab87f4671e3078a1e3e6639dc3da922af0c169ae237",
    "metadata": {},
    "name": "useCancelDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b86e34feac4b9e978c694c97e7b45be0";

export default node;
