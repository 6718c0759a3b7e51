/**
 * @generated SignedSource<<79348d96bb61014b6cd6c5ce6a23394a>>
 * @relayHash 7c1ec30bc5bd242aa20c199215739dd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74a10e667cf209d1d1c1ccd433d5c270c09b0b993debcd0b029b596a3b8468d7

import type { ConcreteRequest } from 'relay-runtime';
export type DeletedScreenQuery$variables = {
  token: string;
};
export type DeletedScreenQuery$data = {
  readonly erasureReceipt: {
    readonly backupsExpireAt: string | null | undefined;
    readonly erasedAt: string;
    readonly events: number;
    readonly requestedAt: string;
    readonly streams: number;
    readonly url: string;
  } | null | undefined;
};
export type DeletedScreenQuery = {
  response: DeletedScreenQuery$data;
  variables: DeletedScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "ErasureReceipt",
    "kind": "LinkedField",
    "name": "erasureReceipt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "erasedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "streams",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "events",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "backupsExpireAt",
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
    "name": "DeletedScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeletedScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74a10e667cf209d1d1c1ccd433d5c270c09b0b993debcd0b029b596a3b8468d7",
    "metadata": {},
    "name": "DeletedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b12d6fdfd58e1e8225d5cbdfdf42a932";

export default node;
