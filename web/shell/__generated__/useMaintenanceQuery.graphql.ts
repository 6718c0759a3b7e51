/**
 * @generated SignedSource<<3370c822faa5a87e4c5c17c35e75bcae>>
 * @relayHash dd2c4131a88e78de069bede8f96af14c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be47aec41264eedc24bca3ffd837440b0b50f4dd937d3a367245bd568a3ec58c

import type { ConcreteRequest } from 'relay-runtime';
export type useMaintenanceQuery$variables = Record<PropertyKey, never>;
export type useMaintenanceQuery$data = {
  readonly maintenance: {
    readonly message: string;
    readonly since: string;
  } | null | undefined;
};
export type useMaintenanceQuery = {
  response: useMaintenanceQuery$data;
  variables: useMaintenanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMaintenanceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMaintenanceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "be47aec41264eedc24bca3ffd837440b0b50f4dd937d3a367245bd568a3ec58c",
    "metadata": {},
    "name": "useMaintenanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6516da6f2635577c01bd2ce2b5a570b5";

export default node;
