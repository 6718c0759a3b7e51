/**
 * @generated SignedSource<<561ee9775cc74fdbba06b1acae540d1d>>
 * @relayHash fc031e0131532665c9d86ddaee7a654b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ba79f3c42b9d7e69bad1d18b73ac90ab105937d44b8536e3c690055b3052160

import type { ConcreteRequest } from 'relay-runtime';
export type useFollowMutation$variables = {
  isFollowing: boolean;
  userId: string;
};
export type useFollowMutation$data = {
  readonly updateFollow: {
    readonly user: {
      readonly followerCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    };
  };
};
export type useFollowMutation = {
  response: useFollowMutation$data;
  variables: useFollowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isFollowing"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isFollowing",
        "variableName": "isFollowing"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "UpdateFollowPayload",
    "kind": "LinkedField",
    "name": "updateFollow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "isFollowed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followerCount",
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
    "name": "useFollowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ba79f3c42b9d7e69bad1d18b73ac90ab105937d44b8536e3c690055b3052160",
    "metadata": {},
    "name": "useFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14e73d2a47da8f9ab03be104d0d1b49b";

export default node;
