/**
 * @generated SignedSource<<2d47cdc62156261cade88b2cef74ccd3>>
 * @relayHash c552b7a264573b9215f39e1d014215e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80db7dbec09fffff02c8f3eb6ec48d80039fca97232205343cd3a92b1e69943c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomepageMutation$variables = {
  sections: unknown;
  siteId: string;
};
export type HomepageMutation$data = {
  readonly arrangeSiteHomepage: {
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"Homepage_site">;
    };
  };
};
export type HomepageMutation = {
  response: HomepageMutation$data;
  variables: HomepageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "sections",
    "variableName": "sections"
  },
  {
    "kind": "Variable",
    "name": "siteId",
    "variableName": "siteId"
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
    "name": "HomepageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "arrangeSiteHomepage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Homepage_site"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomepageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "arrangeSiteHomepage",
        "plural": false,
        "selections": [
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
                "kind": "ScalarField",
                "name": "homepage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SiteSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enable_auth_wall",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "80db7dbec09fffff02c8f3eb6ec48d80039fca97232205343cd3a92b1e69943c",
    "metadata": {},
    "name": "HomepageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e234e4841301e2432dbe511ba276094";

export default node;
