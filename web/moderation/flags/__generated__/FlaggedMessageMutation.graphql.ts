/**
 * @generated SignedSource<<7a37ef0526c931c018944ce6715ca575>>
 * @relayHash e00d83036d7f8c84a263e0607c0c1883
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f55be24f82b54cbcf3da635c9057ab546529c83f1af4186490b6c4742fe4da8b

import type { ConcreteRequest } from 'relay-runtime';
export type FlaggedMessageMutation$variables = {
  messageId: string;
};
export type FlaggedMessageMutation$data = {
  readonly readFlaggedMessage: {
    readonly body: string;
    readonly sentAt: string;
  };
};
export type FlaggedMessageMutation = {
  response: FlaggedMessageMutation$data;
  variables: FlaggedMessageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "messageId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "messageId",
        "variableName": "messageId"
      }
    ],
    "concreteType": "ReadFlaggedMessagePayload",
    "kind": "LinkedField",
    "name": "readFlaggedMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentAt",
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
    "name": "FlaggedMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FlaggedMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f55be24f82b54cbcf3da635c9057ab546529c83f1af4186490b6c4742fe4da8b",
    "metadata": {},
    "name": "FlaggedMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf60005bbf8a445269b10701728ced30";

export default node;
