/**
 * @generated SignedSource<<4c5bdda2500fcb02db792faeec805188>>
 * @relayHash c8de478dbe785a4466bb1e4dbedd15c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06c3b304a82ef165ba1dfcb6fa5a30508b6796166af738eb824a0a6165856b16

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterUsernameScreenQuery$variables = Record<PropertyKey, never>;
export type RegisterUsernameScreenQuery$data = {
  readonly viewer: {
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"UsernameForm_user">;
  } | null | undefined;
};
export type RegisterUsernameScreenQuery = {
  response: RegisterUsernameScreenQuery$data;
  variables: RegisterUsernameScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RegisterUsernameScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UsernameForm_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RegisterUsernameScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06c3b304a82ef165ba1dfcb6fa5a30508b6796166af738eb824a0a6165856b16",
    "metadata": {},
    "name": "RegisterUsernameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "833be2671c1f5aa901750d0cb5ed0ade";

export default node;
