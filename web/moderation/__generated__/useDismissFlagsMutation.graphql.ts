/**
 * @generated SignedSource<<848a6525e3d616c3a934d54a090a9e69>>
 * @relayHash 7003d574b4888b174e5b5d87033d982a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 303f7ec7697135f8a6dfd01c9e68f1c61eba5467f0e6fc9a38cdaa8f929ff463

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "COMMENT" | "MESSAGE" | "POST" | "REPLY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useDismissFlagsMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useDismissFlagsMutation$data = {
  readonly dismissFlags: {
    readonly closedId: string;
  };
};
export type useDismissFlagsMutation = {
  response: useDismissFlagsMutation$data;
  variables: useDismissFlagsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocType"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "assocId",
    "variableName": "assocId"
  },
  {
    "kind": "Variable",
    "name": "assocType",
    "variableName": "assocType"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDismissFlagsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DismissFlagsPayload",
        "kind": "LinkedField",
        "name": "dismissFlags",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDismissFlagsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DismissFlagsPayload",
        "kind": "LinkedField",
        "name": "dismissFlags",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "closedId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "303f7ec7697135f8a6dfd01c9e68f1c61eba5467f0e6fc9a38cdaa8f929ff463",
    "metadata": {},
    "name": "useDismissFlagsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f38468340c03181c322279ff29edb7e";

export default node;
