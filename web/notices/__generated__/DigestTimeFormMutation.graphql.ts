/**
 * @generated SignedSource<<cc6f99e73b3c93e9b9a35fa06d69cc14>>
 * @relayHash 82259a8138e9980edb58d308365e11c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16b3ef1edee5eb8388323a50f323fb1df1a971f9782e5603b33b81e49a8f33c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DigestTimeFormMutation$variables = {
  hour: number;
  weekday: number;
  zone: string;
};
export type DigestTimeFormMutation$data = {
  readonly updateDigestTime: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"DigestTimeForm_user">;
    };
  };
};
export type DigestTimeFormMutation = {
  response: DigestTimeFormMutation$data;
  variables: DigestTimeFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hour"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "weekday"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "zone"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "hour",
    "variableName": "hour"
  },
  {
    "kind": "Variable",
    "name": "weekday",
    "variableName": "weekday"
  },
  {
    "kind": "Variable",
    "name": "zone",
    "variableName": "zone"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DigestTimeFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateDigestTimePayload",
        "kind": "LinkedField",
        "name": "updateDigestTime",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DigestTimeForm_user"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DigestTimeFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateDigestTimePayload",
        "kind": "LinkedField",
        "name": "updateDigestTime",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DigestTime",
                "kind": "LinkedField",
                "name": "digestTime",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hour",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weekday",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "zone",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e16b3ef1edee5eb8388323a50f323fb1df1a971f9782e5603b33b81e49a8f33c",
    "metadata": {},
    "name": "DigestTimeFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fcd9cb32e1a924eb58a57f0b544a6b97";

export default node;
