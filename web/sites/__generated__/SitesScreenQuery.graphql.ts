/**
 * @generated SignedSource<<2b967121f1ed1d0cc5c054c5efec9c99>>
 * @relayHash 229d9277da1a878ba535502699e41c9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e6343c7c06112572a239c7d8d13901423d2c51f1488bfc266c0fc18280fb064

import type { ConcreteRequest } from 'relay-runtime';
export type SitesScreenQuery$variables = Record<PropertyKey, never>;
export type SitesScreenQuery$data = {
  readonly sites: ReadonlyArray<{
    readonly accent: string;
    readonly description: string;
    readonly features: ReadonlyArray<string>;
    readonly host: string;
    readonly id: string;
    readonly isHidden: boolean;
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
        "kind": "ScalarField",
        "name": "isHidden",
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
    "id": "0e6343c7c06112572a239c7d8d13901423d2c51f1488bfc266c0fc18280fb064",
    "metadata": {},
    "name": "SitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52b19c23e5486df734155c9118d13f30";

export default node;
