/**
 * @generated SignedSource<<72ac9ba7d462ed0a1c8c489e47f92664>>
 * @relayHash 1b42148e6744f380107837ebaec33003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2333a77a617546ad0d307ba8a1e626e43486678fc8e391c41e27eb39593adf8

import type { ConcreteRequest } from 'relay-runtime';
export type useAutosaveDropMutation$variables = {
  item: string;
  version: number;
};
export type useAutosaveDropMutation$data = {
  readonly dropAutosave: {
    readonly pending: boolean;
  };
};
export type useAutosaveDropMutation = {
  response: useAutosaveDropMutation$data;
  variables: useAutosaveDropMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "item"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "item",
        "variableName": "item"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "DropAutosavePayload",
    "kind": "LinkedField",
    "name": "dropAutosave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pending",
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
    "name": "useAutosaveDropMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAutosaveDropMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c2333a77a617546ad0d307ba8a1e626e43486678fc8e391c41e27eb39593adf8",
    "metadata": {},
    "name": "useAutosaveDropMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d87df26207c7c4c93d4a4973d284064e";

export default node;
