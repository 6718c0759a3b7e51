/**
 * @generated SignedSource<<b2caf225090f538efb4ac23fb252a8e5>>
 * @relayHash d4e35307bbefe74de2152af959933b96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7b619f3b1ff8e6548564682b436010af7737370046082a57d3a6490899c901

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
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
            "args": [
              {
                "kind": "Literal",
                "name": "chosen",
                "value": true
              }
            ],
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
            "storageKey": "reactionAggregates(chosen:true)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db7b619f3b1ff8e6548564682b436010af7737370046082a57d3a6490899c901",
    "metadata": {},
    "name": "ReactionWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a860a4bf0fe141b0f64fa601b44df640";

export default node;
