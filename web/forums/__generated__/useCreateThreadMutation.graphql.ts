/**
 * @generated SignedSource<<6d2e6c118560e1be292f202ba68e6e69>>
 * @relayHash e6f1875d838d11cd49d8fdd0c9457d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c729aede3f163e08abd8f913095fcc003f8a301e4ad375b2d005e8c206fd03b2

import type { ConcreteRequest } from 'relay-runtime';
export type useCreateThreadMutation$variables = {
  body: string;
  title: string;
};
export type useCreateThreadMutation$data = {
  readonly createThread: {
    readonly slug: string;
  };
};
export type useCreateThreadMutation = {
  response: useCreateThreadMutation$data;
  variables: useCreateThreadMutation$variables;
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
  "name": "title"
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
        "name": "title",
        "variableName": "title"
      }
    ],
    "concreteType": "CreateThreadPayload",
    "kind": "LinkedField",
    "name": "createThread",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
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
    "name": "useCreateThreadMutation",
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
    "name": "useCreateThreadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c729aede3f163e08abd8f913095fcc003f8a301e4ad375b2d005e8c206fd03b2",
    "metadata": {},
    "name": "useCreateThreadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1bd869ba125ea3aed67dd61d5c3bd81";

export default node;
