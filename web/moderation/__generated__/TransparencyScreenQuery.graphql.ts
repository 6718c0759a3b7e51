/**
 * @generated SignedSource<<2809f2b6ac8abc59b47d0e992fa87870>>
 * @relayHash 72a6ef68b394aa4de70769cb2379c9f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e68bb87f093490d9bcb41183378a3ce2a346f8d456f65c1dc749e55bdf445872

import type { ConcreteRequest } from 'relay-runtime';
export type ModerationOperation = "ALLOW_PICTURE" | "DELETE" | "DISMISS" | "HIDE" | "LOCK" | "MERGE" | "MOVE" | "PIN" | "REMOVE_PICTURE" | "RESTORE" | "SPAM" | "WARN";
export type TransparencyScreenQuery$variables = Record<PropertyKey, never>;
export type TransparencyScreenQuery$data = {
  readonly transparency: {
    readonly appeals: number;
    readonly decisions: ReadonlyArray<{
      readonly count: number;
      readonly operation: ModerationOperation;
      readonly undone: number;
    }>;
    readonly medianHours: number | null | undefined;
    readonly overturned: number;
    readonly purges: number;
    readonly reports: number;
    readonly upheld: number;
  };
};
export type TransparencyScreenQuery = {
  response: TransparencyScreenQuery$data;
  variables: TransparencyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Transparency",
    "kind": "LinkedField",
    "name": "transparency",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reports",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DecisionCount",
        "kind": "LinkedField",
        "name": "decisions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operation",
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
            "name": "undone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "purges",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "appeals",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "upheld",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "overturned",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "medianHours",
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
    "name": "TransparencyScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TransparencyScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e68bb87f093490d9bcb41183378a3ce2a346f8d456f65c1dc749e55bdf445872",
    "metadata": {},
    "name": "TransparencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68332644bc3f57e4e207ce63e93117c7";

export default node;
