/**
 * @generated SignedSource<<0ba25d652446158fbbf46ecc76c60b79>>
 * @relayHash 22879f571b8d39a92b8e6b6904d61135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b8b1b55fec8891dfb66cbb1639a30ae2b8be39fcf1e6ddd50cbac5e323f4f79

import type { ConcreteRequest } from 'relay-runtime';
export type MemberPickerQuery$variables = {
  adminsOnly: boolean;
  text: string;
};
export type MemberPickerQuery$data = {
  readonly userSearch: ReadonlyArray<{
    readonly avatar: {
      readonly thumb: string;
    } | null | undefined;
    readonly badge: string;
    readonly canMessage: boolean;
    readonly id: string;
    readonly username: string;
  }>;
};
export type MemberPickerQuery = {
  response: MemberPickerQuery$data;
  variables: MemberPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "adminsOnly"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "adminsOnly",
        "variableName": "adminsOnly"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "userSearch",
    "plural": true,
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
        "concreteType": "Avatar",
        "kind": "LinkedField",
        "name": "avatar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thumb",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "badge",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canMessage",
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
    "name": "MemberPickerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MemberPickerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4b8b1b55fec8891dfb66cbb1639a30ae2b8be39fcf1e6ddd50cbac5e323f4f79",
    "metadata": {},
    "name": "MemberPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "690c88de3643c34b9e37ad0e2337511a";

export default node;
