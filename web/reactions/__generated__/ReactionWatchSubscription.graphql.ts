/**
 * @generated SignedSource<<2a2c2223da748f98254a6fb4eb874888>>
 * @relayHash 865c55b04d8bccd634d46ca1251ff4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44e1dce5a1bcaa1c53d565ec06623e256102225972a874fd3e8debd383e05f37

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "COMMENT" | "MESSAGE" | "POST" | "REPLY" | "THREAD" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ReactableInput = {
  assocId: string;
  assocType: AssocType;
};
export type ReactionWatchSubscription$variables = {
  reactables: ReadonlyArray<ReactableInput>;
};
export type ReactionWatchSubscription$data = {
  readonly reactionsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
  };
};
export type ReactionWatchSubscription = {
  response: ReactionWatchSubscription$data;
  variables: ReactionWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reactables"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "reactables",
    "variableName": "reactables"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReactionWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionSummary",
        "kind": "LinkedField",
        "name": "reactionsChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReactionButton_reactions"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReactionWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionSummary",
        "kind": "LinkedField",
        "name": "reactionsChanged",
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
            "name": "assocId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assocType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReactionAggregate",
            "kind": "LinkedField",
            "name": "reactionAggregates",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSelected",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "44e1dce5a1bcaa1c53d565ec06623e256102225972a874fd3e8debd383e05f37",
    "metadata": {},
    "name": "ReactionWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a860a4bf0fe141b0f64fa601b44df640";

export default node;
