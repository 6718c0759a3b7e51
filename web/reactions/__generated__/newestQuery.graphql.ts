/**
 * @generated SignedSource<<5d9bcd8ae4fedf37a7b1f7bf337409ed>>
 * @relayHash 750bb6d011461c528cb45564c3058214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d37eeef3bae0310a44e7365a26b7742da4a8ca486d4dd8dc4c7b62472305701e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ReactableInput = {
  assocId: string;
  assocType: AssocType;
};
export type newestQuery$variables = {
  reactables: ReadonlyArray<ReactableInput>;
};
export type newestQuery$data = {
  readonly reactions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
  }>;
};
export type newestQuery = {
  response: newestQuery$data;
  variables: newestQuery$variables;
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
    "name": "newestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionSummary",
        "kind": "LinkedField",
        "name": "reactions",
        "plural": true,
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "newestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReactionSummary",
        "kind": "LinkedField",
        "name": "reactions",
        "plural": true,
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
    "id": "d37eeef3bae0310a44e7365a26b7742da4a8ca486d4dd8dc4c7b62472305701e",
    "metadata": {},
    "name": "newestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d5efc67d9cc88123879438f8f70cd9a";

export default node;
