/**
 * @generated SignedSource<<d9044c6b8d2dcef1babeac211934b07d>>
 * @relayHash e9024645445132f6854bb0fdd262a82a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9587c16e65df48bfef72b51d8211745e52fd79ce533f55970c9f03731e88044a

import type { ConcreteRequest } from 'relay-runtime';
export type DeletedScreenQuery$variables = {
  token: string;
};
export type DeletedScreenQuery$data = {
  readonly erasureReceipt: {
    readonly backupsExpireAt: string | null | undefined;
    readonly erasedAt: string;
    readonly events: number;
    readonly publicKey: string;
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
        "name": "publicKey",
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
    "id": "9587c16e65df48bfef72b51d8211745e52fd79ce533f55970c9f03731e88044a",
    "metadata": {},
    "name": "DeletedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a76edecc436b4dd2587e43ee4f6117f6";

export default node;
