/**
 * @generated SignedSource<<bed64222df7622040cdd1865533416f5>>
 * @relayHash d7133c9c6bb881543bc50fae01182165
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d86542791442a75524aeb9d4dca8b8edeed63b7312b2be93811bf4724fc49230

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ReactionType = "LIKE" | "SAD" | "SAME" | "SUPPORT" | "WOW";
export type useReactMutation$variables = {
  assocId: string;
  assocType: AssocType;
  type: ReactionType;
};
export type useReactMutation$data = {
  readonly createReaction: {
    readonly position: string | null | undefined;
    readonly reactions: {
      readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
    };
  };
};
export type useReactMutation$rawResponse = {
  readonly createReaction: {
    readonly position: string | null | undefined;
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
export type useReactMutation = {
  rawResponse: useReactMutation$rawResponse;
  response: useReactMutation$data;
  variables: useReactMutation$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
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
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "type"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionPayload",
        "kind": "LinkedField",
        "name": "createReaction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "useReactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionPayload",
        "kind": "LinkedField",
        "name": "createReaction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "d86542791442a75524aeb9d4dca8b8edeed63b7312b2be93811bf4724fc49230",
    "metadata": {},
    "name": "useReactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a583ee3de97e11ce3d9ae4a329863192";

export default node;
