/**
 * @generated SignedSource<<8fbd3a23a034888dc4ffe7fc3ae1863f>>
 * @relayHash 42f9ea0bc4abb1d11d32809ba6e0e1f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6db979f4ad4ed9f32e495f0cb09bcc58da972cda452054b9878ea11449b656cf

import type { ConcreteRequest } from 'relay-runtime';
export type suggestQuery$variables = {
  text: string;
};
export type suggestQuery$data = {
  readonly conditions: {
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
  "alias": "conditions",
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
    "id": "6db979f4ad4ed9f32e495f0cb09bcc58da972cda452054b9878ea11449b656cf",
    "metadata": {},
    "name": "suggestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ade9c40f65c4dc4b6465850373d52973";

export default node;
