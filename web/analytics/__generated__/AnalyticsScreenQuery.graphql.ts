/**
 * @generated SignedSource<<05b15d096c7a248430802ba431b2f976>>
 * @relayHash 282c4b49da3f88e160185fb1b5b1430f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f680c16ee8fc379c8691461aeef93ab6d3687a7467267f54c9a3e545b438c971

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsScreenQuery$variables = Record<PropertyKey, never>;
export type AnalyticsScreenQuery$data = {
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
  }>;
};
export type AnalyticsScreenQuery = {
  response: AnalyticsScreenQuery$data;
  variables: AnalyticsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalyticsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Question",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuestionCard_question"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnalyticsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Question",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "events",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groupBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "measure",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "QuestionRun",
            "kind": "LinkedField",
            "name": "run",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
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
    "id": "f680c16ee8fc379c8691461aeef93ab6d3687a7467267f54c9a3e545b438c971",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c2832e88904bc619c045534a49c2ee5";

export default node;
