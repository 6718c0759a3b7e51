/**
 * @generated SignedSource<<65a518a49328bc5a1a3777edd3785ac6>>
 * @relayHash 23511b1d8d74197dbfb8dfe4ba2993a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efaa37c74feec498bcdf8fa11bbbeb14b154579f9fac3e178c028e865f146fad

import type { ConcreteRequest } from 'relay-runtime';
export type NewSiteMutation$variables = {
  accent: string;
  description: string;
  host: string;
  name: string;
  prefix: string;
  purpose: string;
};
export type NewSiteMutation$data = {
  readonly createSite: {
    readonly site: {
      readonly id: string;
      readonly prefix: string;
    };
  };
};
export type NewSiteMutation = {
  response: NewSiteMutation$data;
  variables: NewSiteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "host"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "prefix"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "purpose"
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "accent",
        "variableName": "accent"
      },
      {
        "kind": "Variable",
        "name": "description",
        "variableName": "description"
      },
      {
        "kind": "Variable",
        "name": "host",
        "variableName": "host"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "prefix",
        "variableName": "prefix"
      },
      {
        "kind": "Variable",
        "name": "purpose",
        "variableName": "purpose"
      }
    ],
    "concreteType": "SitePayload",
    "kind": "LinkedField",
    "name": "createSite",
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
            "name": "prefix",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewSiteMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewSiteMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "efaa37c74feec498bcdf8fa11bbbeb14b154579f9fac3e178c028e865f146fad",
    "metadata": {
      "creates": true
    },
    "name": "NewSiteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af192f37bd7432bb3505f873cd419f7b";

export default node;
