/**
 * @generated SignedSource<<4b8703ee1425bb54c5d69b29650b1593>>
 * @relayHash 07d7ed95a76c5b798ec33df611b76807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaf3786f5738d66464abd7cd9ce606e378aac28d9939b88fa85e2b6694c3b6ad

import type { ConcreteRequest } from 'relay-runtime';
export type suggestQuery$variables = {
  text: string;
};
export type suggestQuery$data = {
  readonly searchSuggestions: {
    readonly content: ReadonlyArray<{
      readonly title: string;
    }>;
    readonly members: ReadonlyArray<{
      readonly username: string;
    }>;
  };
};
export type suggestQuery = {
  response: suggestQuery$data;
  variables: suggestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "suggestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SearchSuggestions",
        "kind": "LinkedField",
        "name": "searchSuggestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchSuggestion",
            "kind": "LinkedField",
            "name": "content",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "suggestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SearchSuggestions",
        "kind": "LinkedField",
        "name": "searchSuggestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchSuggestion",
            "kind": "LinkedField",
            "name": "content",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aaf3786f5738d66464abd7cd9ce606e378aac28d9939b88fa85e2b6694c3b6ad",
    "metadata": {},
    "name": "suggestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3937209296f02627b815b8e97cfc2a09";

export default node;
