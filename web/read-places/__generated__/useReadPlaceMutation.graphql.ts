/**
 * @generated SignedSource<<c521e1da56c33a003ea575b7cb3df83a>>
 * @relayHash 347b13687dc3a58f48ab91df09626de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6987951f7cc8ef8854a629f725e2a9298c2b528093387bcb88051bf02383ff5e

import type { ConcreteRequest } from 'relay-runtime';
export type useReadPlaceMutation$variables = {
  commentId?: string | null | undefined;
  threadId: string;
};
export type useReadPlaceMutation$data = {
  readonly updateReadPlace: {
    readonly pending: boolean;
  };
};
export type useReadPlaceMutation = {
  response: useReadPlaceMutation$data;
  variables: useReadPlaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "commentId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threadId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "commentId",
        "variableName": "commentId"
      },
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "UpdateReadPlacePayload",
    "kind": "LinkedField",
    "name": "updateReadPlace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pending",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReadPlaceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReadPlaceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6987951f7cc8ef8854a629f725e2a9298c2b528093387bcb88051bf02383ff5e",
    "metadata": {},
    "name": "useReadPlaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6aaa30face6dabf131f92fb5565d026";

export default node;
