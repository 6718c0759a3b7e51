/**
 * @generated SignedSource<<7ba52fdb14e3ef226d59b68e6422e11e>>
 * @relayHash 2591ed054047f02b9716f65dc416816c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acba4e4d09e9ef6bc28c9c1594c16e789ed012e3c69d6181503fea452b23d574

import type { ConcreteRequest } from 'relay-runtime';
export type MaintenanceMutation$variables = {
  isOn: boolean;
  message?: string | null | undefined;
};
export type MaintenanceMutation$data = {
  readonly updateMaintenance: {
    readonly maintenance: {
      readonly message: string;
      readonly since: string;
    } | null | undefined;
  };
};
export type MaintenanceMutation = {
  response: MaintenanceMutation$data;
  variables: MaintenanceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOn"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "message"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isOn",
        "variableName": "isOn"
      },
      {
        "kind": "Variable",
        "name": "message",
        "variableName": "message"
      }
    ],
    "concreteType": "UpdateMaintenancePayload",
    "kind": "LinkedField",
    "name": "updateMaintenance",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MaintenanceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MaintenanceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "acba4e4d09e9ef6bc28c9c1594c16e789ed012e3c69d6181503fea452b23d574",
    "metadata": {},
    "name": "MaintenanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98a471d7c143370e5185a756f1bcfb7e";

export default node;
