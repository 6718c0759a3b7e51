/**
 * @generated SignedSource<<d4379fee4c6a7ebc9f69e239d188238c>>
 * @relayHash a91609d9cf36173497e6f2aec1cd1f36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d42a101d7d7b660ec828682f97b237571eb4e218f4d14bb8546340d715a07e8

import type { ConcreteRequest } from 'relay-runtime';
export type SitesScreenQuery$variables = Record<PropertyKey, never>;
export type SitesScreenQuery$data = {
  readonly sites: ReadonlyArray<{
    readonly accent: string;
    readonly description: string;
    readonly features: ReadonlyArray<string>;
    readonly host: string;
    readonly id: string;
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly parentSite: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly prefix: string;
  }>;
};
export type SitesScreenQuery = {
  response: SitesScreenQuery$data;
  variables: SitesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "sites",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prefix",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "host",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "features",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "parentSite",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "SitesScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SitesScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8d42a101d7d7b660ec828682f97b237571eb4e218f4d14bb8546340d715a07e8",
    "metadata": {},
    "name": "SitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1154ed2e0d1ca4515749c3daa48a2f4d";

export default node;
