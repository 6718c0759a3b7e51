/**
 * @generated SignedSource<<248a18e5ec57a8768aecac0ba341ef4c>>
 * @relayHash ead5051b6cdac243b4d778364f0296f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52e2a7f2da648e3a51010f1ec3c28f406f4b2b786c806b571b518b51e97470ad

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
    readonly reactions: {
      readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
    };
  };
};
export type useReactMutation$rawResponse = {
  readonly createReaction: {
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
];
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
    "id": "52e2a7f2da648e3a51010f1ec3c28f406f4b2b786c806b571b518b51e97470ad",
    "metadata": {},
    "name": "useReactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "474442c216a03352d6f3782fece745ca";

export default node;
