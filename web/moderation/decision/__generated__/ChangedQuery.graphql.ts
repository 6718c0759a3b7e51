/**
 * @generated SignedSource<<5242972b24c58735a1cc963b4ccf7ea8>>
 * @relayHash 49ae92096abe6ab6de050fbcba3232f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 720a9bf68ddfa8ac431aff05c6312029bcc3c535710d85c89b4a0f0f443f6960

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ChangedQuery$variables = {
  assocId: string;
  assocType: AssocType;
  newest: number;
  seen: number;
};
export type ChangedQuery$data = {
  readonly after: {
    readonly entry: {
      readonly revision: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"Difference_moment">;
  } | null | undefined;
  readonly before: {
    readonly " $fragmentSpreads": FragmentRefs<"Difference_moment">;
  } | null | undefined;
};
export type ChangedQuery = {
  response: ChangedQuery$data;
  variables: ChangedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assocId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assocType"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "newest"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seen"
},
v4 = {
  "kind": "Variable",
  "name": "assocId",
  "variableName": "assocId"
},
v5 = {
  "kind": "Variable",
  "name": "assocType",
  "variableName": "assocType"
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "seen"
  }
],
v7 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Difference_moment"
},
v8 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "newest"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "occurredAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangedQuery",
    "selections": [
      {
        "alias": "before",
        "args": (v6/*:: as any*/),
        "concreteType": "ContentMoment",
        "kind": "LinkedField",
        "name": "contentAt",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "after",
        "args": (v8/*:: as any*/),
        "concreteType": "ContentMoment",
        "kind": "LinkedField",
        "name": "contentAt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "HistoryEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": [
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangedQuery",
    "selections": [
      {
        "alias": "before",
        "args": (v6/*:: as any*/),
        "concreteType": "ContentMoment",
        "kind": "LinkedField",
        "name": "contentAt",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HistoryEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "after",
        "args": (v8/*:: as any*/),
        "concreteType": "ContentMoment",
        "kind": "LinkedField",
        "name": "contentAt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "HistoryEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v14/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "720a9bf68ddfa8ac431aff05c6312029bcc3c535710d85c89b4a0f0f443f6960",
    "metadata": {},
    "name": "ChangedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b7fcae84706194a4bb772d00e8dcee0";

export default node;
