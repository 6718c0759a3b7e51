/**
 * @generated SignedSource<<f5fcb54b4d3f28d9870214c08718ffe7>>
 * @relayHash 553e371e2e8036d12f116fd96b3ef89c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bd6c4dbd71779d1855a09c9f02d3c7b617bd669ad9f4c3bfd6d04426b50a448

import type { ConcreteRequest } from 'relay-runtime';
export type useQueueChangesSubscription$variables = Record<PropertyKey, never>;
export type useQueueChangesSubscription$data = {
  readonly moderationQueue: {
    readonly claimed: {
      readonly claim: {
        readonly by: {
          readonly id: string;
          readonly username: string;
        };
        readonly isOwn: boolean;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type useQueueChangesSubscription = {
  response: useQueueChangesSubscription$data;
  variables: useQueueChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ModerationChange",
    "kind": "LinkedField",
    "name": "moderationQueue",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FlaggedContent",
        "kind": "LinkedField",
        "name": "claimed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Claim",
            "kind": "LinkedField",
            "name": "claim",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useQueueChangesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useQueueChangesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9bd6c4dbd71779d1855a09c9f02d3c7b617bd669ad9f4c3bfd6d04426b50a448",
    "metadata": {},
    "name": "useQueueChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "82b2f6d7ccaebf78535d55b3e9af9219";

export default node;
