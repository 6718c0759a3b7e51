/**
 * @generated SignedSource<<8a4d25b2b4705062eafc46a30c79c62d>>
 * @relayHash 5c8fba6b0be0249578e0cd6f2a1d7c2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c062f11b21b72c7c8952de5316646ae7160af5dca4a71a41b89c657c1fa87f88

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundQuery$variables = {
  text: string;
};
export type useFoundQuery$data = {
  readonly userSearch: ReadonlyArray<{
    readonly avatar: {
      readonly thumb: string;
    } | null | undefined;
    readonly id: string;
    readonly slug: string;
    readonly username: string;
  }>;
};
export type useFoundQuery = {
  response: useFoundQuery$data;
  variables: useFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
        "kind": "ScalarField",
        "name": "slug",
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
    "name": "useFoundQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c062f11b21b72c7c8952de5316646ae7160af5dca4a71a41b89c657c1fa87f88",
    "metadata": {},
    "name": "useFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48b272624bfbe613039e17259dcca4c5";

export default node;
