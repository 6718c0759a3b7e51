/**
 * @generated SignedSource<<c9fbb2310ce67246e60f14d803f150a7>>
 * @relayHash db3bdf11349bd786816f219c443ca70b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 513ae472fe4652e1bf5f542d7c36321cebf8638a917dd8baef9db08a454adc3f

import type { ConcreteRequest } from 'relay-runtime';
export type CreateThreadScreenQuery$variables = Record<PropertyKey, never>;
export type CreateThreadScreenQuery$data = {
  readonly site: {
    readonly categories: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  };
};
export type CreateThreadScreenQuery = {
  response: CreateThreadScreenQuery$data;
  variables: CreateThreadScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateThreadScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "CreateThreadScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "id": "513ae472fe4652e1bf5f542d7c36321cebf8638a917dd8baef9db08a454adc3f",
    "metadata": {},
    "name": "CreateThreadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "875bbe4871b205fc130e7b9c584953ee";

export default node;
