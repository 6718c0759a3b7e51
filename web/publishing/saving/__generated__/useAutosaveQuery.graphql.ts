/**
 * @generated SignedSource<<fabf317a8b78baefde3fe133de5dcdea>>
 * @relayHash 029db12dbbe29ff6e4d76d23645fa150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d2ff07f44e89ca7bb1e39e2cc771f892bb9a8edff624c0484310600217b5c7e

import type { ConcreteRequest } from 'relay-runtime';
export type useAutosaveQuery$variables = {
  item: string;
};
export type useAutosaveQuery$data = {
  readonly autosave: {
    readonly basedOn: number;
    readonly text: string;
    readonly version: number;
  } | null | undefined;
};
export type useAutosaveQuery = {
  response: useAutosaveQuery$data;
  variables: useAutosaveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "item"
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
      }
    ],
    "concreteType": "Autosave",
    "kind": "LinkedField",
    "name": "autosave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "basedOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
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
    "name": "useAutosaveQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAutosaveQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d2ff07f44e89ca7bb1e39e2cc771f892bb9a8edff624c0484310600217b5c7e",
    "metadata": {},
    "name": "useAutosaveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "afae24492a67d9b235adb320dda53253";

export default node;
