/**
 * @generated SignedSource<<02e03d2d22ed4a7ef808ab54c11914f3>>
 * @relayHash 92e143252268ee5a37b98e2d97fcd6b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 677047778baa4fad45a5ba7d938417ab1f8ec39a9c64bd44259174fd6bfb258b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushDevicesAddMutation$variables = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type PushDevicesAddMutation$data = {
  readonly addPushDevice: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"PushDevices_user">;
    };
  };
};
export type PushDevicesAddMutation = {
  response: PushDevicesAddMutation$data;
  variables: PushDevicesAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "auth"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endpoint"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "p256dh"
},
v3 = [
  {
    "kind": "Variable",
    "name": "auth",
    "variableName": "auth"
  },
  {
    "kind": "Variable",
    "name": "endpoint",
    "variableName": "endpoint"
  },
  {
    "kind": "Variable",
    "name": "p256dh",
    "variableName": "p256dh"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PushDevicesAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PushDevicesPayload",
        "kind": "LinkedField",
        "name": "addPushDevice",
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
                "name": "PushDevices_user"
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PushDevicesAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PushDevicesPayload",
        "kind": "LinkedField",
        "name": "addPushDevice",
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
                "concreteType": "PushDevice",
                "kind": "LinkedField",
                "name": "pushDevices",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Site",
                    "kind": "LinkedField",
                    "name": "site",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "677047778baa4fad45a5ba7d938417ab1f8ec39a9c64bd44259174fd6bfb258b",
    "metadata": {},
    "name": "PushDevicesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7d3a5dcc09060a46ea7f2701172013f";

export default node;
