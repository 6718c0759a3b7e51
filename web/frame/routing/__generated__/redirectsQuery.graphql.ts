/**
 * @generated SignedSource<<c1392f3196cffcc049ea951a8316a803>>
 * @relayHash 0e63c4d71d87ab33f4ca0a61a01c0e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 437fc528e52170cd479b28e9ecdf7d6a3f152d9140d53737fb247b2ca687d58b

import type { ConcreteRequest } from 'relay-runtime';
export type redirectsQuery$variables = Record<PropertyKey, never>;
export type redirectsQuery$data = {
  readonly site: {
    readonly id: string;
    readonly yoastRedirects: ReadonlyArray<{
      readonly path: string;
      readonly redirect: string;
    }>;
  };
};
export type redirectsQuery = {
  response: redirectsQuery$data;
  variables: redirectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "site",
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
        "concreteType": "SiteRedirect",
        "kind": "LinkedField",
        "name": "yoastRedirects",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "redirect",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "redirectsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "redirectsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "437fc528e52170cd479b28e9ecdf7d6a3f152d9140d53737fb247b2ca687d58b",
    "metadata": {},
    "name": "redirectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a82859f992148fe45184eaaf4cf3fa90";

export default node;
