/**
 * @generated SignedSource<<8203eae71d0061fa9dea8f598a6f6944>>
 * @relayHash cff619066c1e464822d65257b08a27cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0aec7ef9936ff1caf050d10da816ebd871b1518234b76557875c7ffedcbdf46

import type { ConcreteRequest } from 'relay-runtime';
export type UnwrittenPostsDropMutation$variables = {
  item: string;
  version: number;
};
export type UnwrittenPostsDropMutation$data = {
  readonly dropAutosave: {
    readonly pending: boolean;
  };
};
export type UnwrittenPostsDropMutation = {
  response: UnwrittenPostsDropMutation$data;
  variables: UnwrittenPostsDropMutation$variables;
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
    "name": "UnwrittenPostsDropMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnwrittenPostsDropMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a0aec7ef9936ff1caf050d10da816ebd871b1518234b76557875c7ffedcbdf46",
    "metadata": {},
    "name": "UnwrittenPostsDropMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "735c83fa8f948ac4c5d4cf0120745cc5";

export default node;
