/**
 * @generated SignedSource<<275cefa7798c1d0735f7bcd69a983a12>>
 * @relayHash 3c403becff17ac2a87fcf53c615ca593
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7fb66ce6e174df6b9fc3ae26412a0dbce3496423feb24f0ec256298fb6d581c

import type { ConcreteRequest } from 'relay-runtime';
export type suggestQuery$variables = {
  text: string;
};
export type suggestQuery$data = {
  readonly disorderSearch: {
    readonly disorders: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly slug: string;
      readonly synonyms: ReadonlyArray<string>;
    }>;
  };
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
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "text"
    }
  ],
  "concreteType": "DisorderSearchResult",
  "kind": "LinkedField",
  "name": "disorderSearch",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Disorder",
      "kind": "LinkedField",
      "name": "disorders",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
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
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "synonyms",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
      },
      (v5/*:: as any*/)
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
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "c7fb66ce6e174df6b9fc3ae26412a0dbce3496423feb24f0ec256298fb6d581c",
    "metadata": {},
    "name": "suggestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c46d0e77572423ca384d0300e229a48f";

export default node;
