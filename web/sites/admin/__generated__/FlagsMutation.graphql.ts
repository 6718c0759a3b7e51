/**
 * @generated SignedSource<<7d2dff82be12597ab40dfb04712a2b2f>>
 * @relayHash eb71b800095cbc4e3c39cf2de150d31b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3162a86fe4c8b2145d4ec44140de1f7a70ff447d17ca46a1aa28907173c7b7cf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagsMutation$variables = {
  flag: string;
  on: boolean;
  siteId: string;
};
export type FlagsMutation$data = {
  readonly changeSiteFlag: {
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"Flags_site">;
    };
  };
};
export type FlagsMutation = {
  response: FlagsMutation$data;
  variables: FlagsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "flag"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "on"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "flag",
    "variableName": "flag"
  },
  {
    "kind": "Variable",
    "name": "on",
    "variableName": "on"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FlagsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "changeSiteFlag",
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
                "name": "Flags_site"
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FlagsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "changeSiteFlag",
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
                "name": "features",
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
    "id": "3162a86fe4c8b2145d4ec44140de1f7a70ff447d17ca46a1aa28907173c7b7cf",
    "metadata": {},
    "name": "FlagsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e263bc87fa9edf0bc18561e08627ca61";

export default node;
