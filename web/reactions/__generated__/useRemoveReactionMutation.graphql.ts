/**
 * @generated SignedSource<<e2752e13854b347fc2ff11cbebbe779e>>
 * @relayHash 595205e4b9a83df433116fab2a6821af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e310b6ca8e997c51328b900cca583251e6b98df19b217f14e08c93d1391129a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ReactionType = "LIKE" | "SAD" | "SAME" | "SUPPORT" | "WOW";
export type useRemoveReactionMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useRemoveReactionMutation$data = {
  readonly removeReaction: {
    readonly reactions: {
      readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
    };
  };
};
export type useRemoveReactionMutation$rawResponse = {
  readonly removeReaction: {
    readonly reactions: {
      readonly assocId: string;
      readonly assocType: AssocType;
      readonly id: string;
      readonly reactionAggregates: ReadonlyArray<{
        readonly count: number;
        readonly isSelected: boolean;
        readonly type: ReactionType;
      }>;
      readonly total: number;
    };
  };
};
export type useRemoveReactionMutation = {
  rawResponse: useRemoveReactionMutation$rawResponse;
  response: useRemoveReactionMutation$data;
  variables: useRemoveReactionMutation$variables;
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
    "kind": "Variable",
    "name": "assocId",
    "variableName": "assocId"
  },
  {
    "kind": "Variable",
    "name": "reactedType",
    "variableName": "assocType"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveReactionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionPayload",
        "kind": "LinkedField",
        "name": "removeReaction",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReactionSummary",
            "kind": "LinkedField",
            "name": "reactions",
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
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveReactionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionPayload",
        "kind": "LinkedField",
        "name": "removeReaction",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReactionSummary",
            "kind": "LinkedField",
            "name": "reactions",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e310b6ca8e997c51328b900cca583251e6b98df19b217f14e08c93d1391129a9",
    "metadata": {},
    "name": "useRemoveReactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "815f132ce0a97ee077ad05c191b7f1b1";

export default node;
