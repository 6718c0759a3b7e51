/**
 * @generated SignedSource<<5e34877d858a75747205b66bd14d1733>>
 * @relayHash ffff5d9d56d362eca17db7d32c1f3051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67b28101df3b49f50b16c51bd2d4c0b3976f8259993fcae2fd696b53a5d29045

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "COMMENT" | "MESSAGE" | "POST" | "REPLY" | "THREAD" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useFlagMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useFlagMutation$data = {
  readonly contentFlag: {
    readonly pending: boolean;
  };
};
export type useFlagMutation = {
  response: useFlagMutation$data;
  variables: useFlagMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocType"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assocId",
        "variableName": "assocId"
      },
      {
        "kind": "Variable",
        "name": "assocType",
        "variableName": "assocType"
      }
    ],
    "concreteType": "ContentFlagPayload",
    "kind": "LinkedField",
    "name": "contentFlag",
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
    "name": "useFlagMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFlagMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67b28101df3b49f50b16c51bd2d4c0b3976f8259993fcae2fd696b53a5d29045",
    "metadata": {},
    "name": "useFlagMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c987ea767c796db320562f480c159ff4";

export default node;
