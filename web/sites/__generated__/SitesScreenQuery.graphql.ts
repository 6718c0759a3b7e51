/**
 * @generated SignedSource<<7e6ccea925fb447713979de60e6c0964>>
 * @relayHash 6a65ff13c3ba0d9ed6e10a1cb481ef4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a6f446e18b971335bbddc8c38b9ac3f46f338f617c1f49024a049928ed33175

import type { ConcreteRequest } from 'relay-runtime';
export type SitesScreenQuery$variables = Record<PropertyKey, never>;
export type SitesScreenQuery$data = {
  readonly sites: ReadonlyArray<{
    readonly accent: string;
    readonly description: string;
    readonly features: ReadonlyArray<string>;
    readonly host: string;
    readonly id: string;
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
    "id": "0a6f446e18b971335bbddc8c38b9ac3f46f338f617c1f49024a049928ed33175",
    "metadata": {},
    "name": "SitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e6f4f4cac2faaefee2241e0efa24de9";

export default node;
