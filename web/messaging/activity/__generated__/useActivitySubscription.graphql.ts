/**
 * @generated SignedSource<<8c58d77c309464b974f65bb9e6472820>>
 * @relayHash be66bffc234a7b9d663d52dba6249940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fe0d34c704ab8cb376a878d74dddbe1d4025788910b649c850699d497d9f426

import type { ConcreteRequest } from 'relay-runtime';
export type useActivitySubscription$variables = {
  conversationId: string;
};
export type useActivitySubscription$data = {
  readonly conversationActivity: {
    readonly conversation: {
      readonly id: string;
      readonly seenThrough: string | null | undefined;
    };
    readonly isTyping: boolean;
  };
};
export type useActivitySubscription = {
  response: useActivitySubscription$data;
  variables: useActivitySubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      }
    ],
    "concreteType": "ConversationActivity",
    "kind": "LinkedField",
    "name": "conversationActivity",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTyping",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
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
            "kind": "ScalarField",
            "name": "seenThrough",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useActivitySubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useActivitySubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4fe0d34c704ab8cb376a878d74dddbe1d4025788910b649c850699d497d9f426",
    "metadata": {},
    "name": "useActivitySubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ce5dc361364b16f153cd7f98607beab5";

export default node;
