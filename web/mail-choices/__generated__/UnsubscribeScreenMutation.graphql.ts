/**
 * @generated SignedSource<<f462ca4da9438aae14b5e08690eee2dc>>
 * @relayHash 8545fa37939b3a83bb2d4f542be05398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1755e89dfe09ebf0ca619fce58d627f61f51189f20e50e73bf923e40f52a8bcb

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeScreenMutation$variables = {
  email?: string | null | undefined;
  hash?: string | null | undefined;
  legacyHash?: string | null | undefined;
};
export type UnsubscribeScreenMutation$data = {
  readonly unsubscribe: {
    readonly viewer: {
      readonly id: string;
      readonly receiveEmails: boolean | null | undefined;
      readonly refusesMail: boolean | null | undefined;
    } | null | undefined;
  };
};
export type UnsubscribeScreenMutation = {
  response: UnsubscribeScreenMutation$data;
  variables: UnsubscribeScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hash"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "legacyHash"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      },
      {
        "kind": "Variable",
        "name": "legacyHash",
        "variableName": "legacyHash"
      }
    ],
    "concreteType": "ChooseMailPayload",
    "kind": "LinkedField",
    "name": "unsubscribe",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
            "name": "receiveEmails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refusesMail",
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
    "name": "UnsubscribeScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribeScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1755e89dfe09ebf0ca619fce58d627f61f51189f20e50e73bf923e40f52a8bcb",
    "metadata": {},
    "name": "UnsubscribeScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5465aa81ffdbd6aac42eeaf594db01e0";

export default node;
