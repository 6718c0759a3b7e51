/**
 * @generated SignedSource<<75cc170e9f6e439f6971942ead4c62c4>>
 * @relayHash a8639f14ccf89925e068d45d6e97c20b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f320b3b46c4ac9f6455f1899e7c73938dd940416cf91b9abd3fb4cf476bdfe3

import type { ConcreteRequest } from 'relay-runtime';
export type DisorderSearchType = "ALL" | "DISORDER" | "GROUP" | "SITE";
export type DisorderPickerQuery$variables = {
  search: string;
  type: DisorderSearchType;
};
export type DisorderPickerQuery$data = {
  readonly disorderSearch: {
    readonly disorders: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly slug: string;
      readonly synonyms: ReadonlyArray<string>;
    }>;
    readonly total: number;
  };
};
export type DisorderPickerQuery = {
  response: DisorderPickerQuery$data;
  variables: DisorderPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "offset",
        "value": 0
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "DisorderSearchResult",
    "kind": "LinkedField",
    "name": "disorderSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "disorders",
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
            "name": "name",
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
            "kind": "ScalarField",
            "name": "synonyms",
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
    "name": "DisorderPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DisorderPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f320b3b46c4ac9f6455f1899e7c73938dd940416cf91b9abd3fb4cf476bdfe3",
    "metadata": {},
    "name": "DisorderPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "23a08dc5270a31d6e0de800ab59c8ecc";

export default node;
