/**
 * @generated SignedSource<<275199b875d4fc4172629415e22d5167>>
 * @relayHash 3100216014f07a9a3c0704670c347cb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1073ec097b420535c45709b7b7c63325bad6ded0d6be4b8df3aba81891a6696c

import type { ConcreteRequest } from 'relay-runtime';
export type NewSiteMutation$variables = {
  accent: string;
  description: string;
  host: string;
  name: string;
  prefix: string;
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
v5 = [
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewSiteMutation",
    "selections": (v5/*:: as any*/),
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewSiteMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "1073ec097b420535c45709b7b7c63325bad6ded0d6be4b8df3aba81891a6696c",
    "metadata": {
      "creates": true
    },
    "name": "NewSiteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bcade2912500d97dd8ac1c3d6a27e24";

export default node;
