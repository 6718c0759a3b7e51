/**
 * @generated SignedSource<<38c613f3aedf3ceee301718115ffbc67>>
 * @relayHash 671ae8783eb72c0224c61f8a2d3feb66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df441ce91314076f1a60f38263270246cba66655a73aa738e5d16ab7dba2e7a

import type { ConcreteRequest } from 'relay-runtime';
export type MemberPickerQuery$variables = {
  adminsOnly: boolean;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "adminsOnly"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "adminsOnly",
        "variableName": "adminsOnly"
      },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberPickerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MemberPickerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3df441ce91314076f1a60f38263270246cba66655a73aa738e5d16ab7dba2e7a",
    "metadata": {},
    "name": "MemberPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07053fedb5adc2bd917f6cb7ac402769";

export default node;
