/**
 * @generated SignedSource<<6e408c0876d360db5172528d03e75ca3>>
 * @relayHash 642a15a08984cee177602c223741e3f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6bf45beb910ff1f7b7481e350f76dc9cd38f92af1ec568bdc196d158b98c50c

import type { ConcreteRequest } from 'relay-runtime';
export type useChangeUsernameMutation$variables = {
  username: string;
};
export type useChangeUsernameMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly id: string;
      readonly slug: string;
      readonly username: string;
    };
  };
};
export type useChangeUsernameMutation = {
  response: useChangeUsernameMutation$data;
  variables: useChangeUsernameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "username"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "username",
        "variableName": "username"
      }
    ],
    "concreteType": "UpdateUserPayload",
    "kind": "LinkedField",
    "name": "updateUser",
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
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeUsernameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeUsernameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6bf45beb910ff1f7b7481e350f76dc9cd38f92af1ec568bdc196d158b98c50c",
    "metadata": {},
    "name": "useChangeUsernameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abd6075029c00ecbc48bb01666600507";

export default node;
