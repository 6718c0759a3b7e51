/**
 * @generated SignedSource<<ea99e4ed917296c5f68b322f8cc24786>>
 * @relayHash d18c9babbb9f76d9e25a35da2e5e450f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c57acfc184d52ed13e965da07aa0a1f1f71389c107338018d83c49153c7620a3

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateEmailScreenMutation$variables = {
  clearToken: boolean;
  token: string;
};
export type UpdateEmailScreenMutation$data = {
  readonly updateEmail: {
    readonly viewer: {
      readonly email: string | null | undefined;
      readonly id: string;
      readonly isUpdatingEmail: boolean | null | undefined;
      readonly isVerified: boolean | null | undefined;
      readonly wantedEmail: string | null | undefined;
    } | null | undefined;
  };
};
export type UpdateEmailScreenMutation = {
  response: UpdateEmailScreenMutation$data;
  variables: UpdateEmailScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clearToken"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clearToken",
        "variableName": "clearToken"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "UpdateEmailPayload",
    "kind": "LinkedField",
    "name": "updateEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
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
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUpdatingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wantedEmail",
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
    "name": "UpdateEmailScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateEmailScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c57acfc184d52ed13e965da07aa0a1f1f71389c107338018d83c49153c7620a3",
    "metadata": {},
    "name": "UpdateEmailScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fbea8cda6a4366d870f9f22a29ea856";

export default node;
