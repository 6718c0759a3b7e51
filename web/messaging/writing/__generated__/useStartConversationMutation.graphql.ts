/**
 * @generated SignedSource<<a252a8303fc501cc8f835b13d8ba9e74>>
 * @relayHash 93886acf8a459f96615a28205cfe6ec0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a33328ea04027494aaa87ac701536504ee4914d0d5f75d2059fb66c87ade883e

import type { ConcreteRequest } from 'relay-runtime';
export type useStartConversationMutation$variables = {
  body?: string | null | undefined;
  userId: string;
};
export type useStartConversationMutation$data = {
  readonly createConversation: {
    readonly conversationId: string;
  };
};
export type useStartConversationMutation = {
  response: useStartConversationMutation$data;
  variables: useStartConversationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "body",
        "variableName": "body"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "CreateConversationPayload",
    "kind": "LinkedField",
    "name": "createConversation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationId",
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
    "name": "useStartConversationMutation",
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
    "name": "useStartConversationMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a33328ea04027494aaa87ac701536504ee4914d0d5f75d2059fb66c87ade883e",
    "metadata": {
      "creates": true
    },
    "name": "useStartConversationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81259a83f9b50c418bbf910533172f3b";

export default node;
