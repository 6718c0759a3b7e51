/**
 * @generated SignedSource<<50390e8fb57e2903b2a2e719736f5a3f>>
 * @relayHash 0a58b98ec42a0705b5d3d93552ba56ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad4f30effe9933473ab44bcad6405138d8c0c1c224ffe19c56b0ccd1435b7068

import type { ConcreteRequest } from 'relay-runtime';
export type useMaintenanceSubscription$variables = Record<PropertyKey, never>;
export type useMaintenanceSubscription$data = {
  readonly maintenance: {
    readonly maintenance: {
      readonly message: string;
      readonly since: string;
    } | null | undefined;
  };
};
export type useMaintenanceSubscription = {
  response: useMaintenanceSubscription$data;
  variables: useMaintenanceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MaintenanceChange",
    "kind": "LinkedField",
    "name": "maintenance",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Maintenance",
        "kind": "LinkedField",
        "name": "maintenance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "useMaintenanceSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMaintenanceSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ad4f30effe9933473ab44bcad6405138d8c0c1c224ffe19c56b0ccd1435b7068",
    "metadata": {},
    "name": "useMaintenanceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "39c4b791272da2020ea388d3e369d122";

export default node;
