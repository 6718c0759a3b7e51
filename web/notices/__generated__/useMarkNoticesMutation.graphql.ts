/**
 * @generated SignedSource<<7111802890d0ba8a7c4a321342e0198e>>
 * @relayHash 62ef0624e7ec1ec1541a927fbd0920ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f6c6a357150ae12f813957739c20f0f21581721cf5ce096c93110c4745175b1

import type { ConcreteRequest } from 'relay-runtime';
export type useMarkNoticesMutation$variables = {
  placeId?: string | null | undefined;
};
export type useMarkNoticesMutation$data = {
  readonly updateNoticesRead: {
    readonly position: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "position",
        "storageKey": null
      },
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
    "id": "8f6c6a357150ae12f813957739c20f0f21581721cf5ce096c93110c4745175b1",
    "metadata": {},
    "name": "useMarkNoticesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8ec5ee0a1197766a82f94eae73b30bd";

export default node;
