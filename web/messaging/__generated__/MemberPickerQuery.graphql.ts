/**
 * @generated SignedSource<<99ead3025a7ba4c048070ab37c85058f>>
 * @relayHash 5b60eb6d05f2515f7cd1eb4231cc9441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8543b8ebf56a015109fd5aa2fc7d57fe55126fb576c28007892d4691b8bc583f

import type { ConcreteRequest } from 'relay-runtime';
export type MemberPickerQuery$variables = {
  text: string;
};
export type MemberPickerQuery$data = {
  readonly userSearch: ReadonlyArray<{
    readonly badge: string;
    readonly canMessage: boolean;
    readonly id: string;
    readonly username: string;
  }>;
};
export type MemberPickerQuery = {
  response: MemberPickerQuery$data;
  variables: MemberPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "userSearch",
    "plural": true,
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
        "name": "username",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "badge",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canMessage",
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
    "name": "MemberPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MemberPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8543b8ebf56a015109fd5aa2fc7d57fe55126fb576c28007892d4691b8bc583f",
    "metadata": {},
    "name": "MemberPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "561b3e6fc509d9563e83275041b41472";

export default node;
