/**
 * @generated SignedSource<<201068a4b55e926f16ecb27c77ae738c>>
 * @relayHash b3e64a64f160dbaecf5270b07ea6d126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c646aa61b4d9f40233bfb868c2635abe891d0103afe0844e40bcac503547ec1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentsQuery$variables = Record<PropertyKey, never>;
export type RecentsQuery$data = {
  readonly recentsAsRecommendations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Teasers_results">;
  }>;
};
export type RecentsQuery = {
  response: RecentsQuery$data;
  variables: RecentsQuery$variables;
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
    "name": "RecentsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchResult",
        "kind": "LinkedField",
        "name": "recentsAsRecommendations",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Teasers_results"
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
    "name": "RecentsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchResult",
        "kind": "LinkedField",
        "name": "recentsAsRecommendations",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "permalink",
            "storageKey": null
          },
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDeleted",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastActiveAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "originalSite",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prefix",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "host",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c646aa61b4d9f40233bfb868c2635abe891d0103afe0844e40bcac503547ec1b",
    "metadata": {},
    "name": "RecentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5f5306f0983c1b1433da89a5d23d333";

export default node;
