/**
 * @generated SignedSource<<0e41ac537f5ae90896891e73a6b84e6b>>
 * @relayHash 4d42a48530dd364470491a1a03ef98af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe596d4a3572b87e16541938637c45d2294f37cc68ca325084a3ddf866410a2e

import type { ConcreteRequest } from 'relay-runtime';
export type useTypingMutation$variables = {
  conversationId: string;
};
export type useTypingMutation$data = {
  readonly setTyping: boolean;
};
export type useTypingMutation = {
  response: useTypingMutation$data;
  variables: useTypingMutation$variables;
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
    "kind": "ScalarField",
    "name": "setTyping",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTypingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTypingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe596d4a3572b87e16541938637c45d2294f37cc68ca325084a3ddf866410a2e",
    "metadata": {},
    "name": "useTypingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41a1287424fc8d1613f5cb6ad58770e8";

export default node;
