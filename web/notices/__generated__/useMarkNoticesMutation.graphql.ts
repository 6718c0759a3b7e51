/**
 * @generated SignedSource<<8a7566bb70ff33b080154e5715872b2a>>
 * @relayHash 6643b5560c9cdd32cbc854a66006a0c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962ab2c06cb0fdea9ee9f0e29092d822a211ed6e7074268d8dcf66f794edef07

import type { ConcreteRequest } from 'relay-runtime';
export type useMarkNoticesMutation$variables = {
  placeId?: string | null | undefined;
};
export type useMarkNoticesMutation$data = {
  readonly updateNoticesRead: {
    readonly unreads: {
      readonly messages: number;
      readonly notifications: number;
    };
  };
};
export type useMarkNoticesMutation = {
  response: useMarkNoticesMutation$data;
  variables: useMarkNoticesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "placeId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "placeId",
        "variableName": "placeId"
      }
    ],
    "concreteType": "UpdateNoticesReadPayload",
    "kind": "LinkedField",
    "name": "updateNoticesRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Unreads",
        "kind": "LinkedField",
        "name": "unreads",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notifications",
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
    "name": "useMarkNoticesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkNoticesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "962ab2c06cb0fdea9ee9f0e29092d822a211ed6e7074268d8dcf66f794edef07",
    "metadata": {},
    "name": "useMarkNoticesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c12317a168a569400bc985d8e9c2ec1";

export default node;
