/**
 * @generated SignedSource<<eea68708f8b5667d9882304b93bb7340>>
 * @relayHash 5e3553ac3471fcf6c27ef6a7ac6508a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7069defcc19e5ed18b66d8410955fa7e0650c4eff67fabe5d7183b1eba97055c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConditionScreenQuery$variables = {
  slug: string;
};
export type ConditionScreenQuery$data = {
  readonly disorderDetail: {
    readonly children: ReadonlyArray<{
      readonly name: string;
      readonly path: string;
    }>;
    readonly isGroup: boolean;
    readonly members: ReadonlyArray<{
      readonly id: string;
      readonly slug: string;
      readonly username: string;
    }>;
    readonly name: string;
    readonly parents: ReadonlyArray<{
      readonly name: string;
      readonly path: string;
    }>;
    readonly questions: ReadonlyArray<{
      readonly path: string;
      readonly question: string;
    }>;
    readonly slug: string;
    readonly source: {
      readonly " $fragmentSpreads": FragmentRefs<"SourceLine_source">;
    } | null | undefined;
    readonly summary: string | null | undefined;
    readonly synonyms: ReadonlyArray<string>;
    readonly tableOfContents: ReadonlyArray<{
      readonly id: string;
      readonly text: string;
    }>;
    readonly threads: ReadonlyArray<{
      readonly author: {
        readonly id: string;
      };
      readonly path: string;
      readonly title: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ConditionFacts_disorder" | "ConditionHead_disorder">;
  } | null | undefined;
  readonly featuredDisorders: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
    readonly slug: string;
  }>;
};
export type ConditionScreenQuery = {
  response: ConditionScreenQuery$data;
  variables: ConditionScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGroup",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "synonyms",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "TableOfContentsItem",
  "kind": "LinkedField",
  "name": "tableOfContents",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v10 = [
  (v2/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "DisorderLink",
  "kind": "LinkedField",
  "name": "parents",
  "plural": true,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "DisorderLink",
  "kind": "LinkedField",
  "name": "children",
  "plural": true,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "DisorderQuestion",
  "kind": "LinkedField",
  "name": "questions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "members",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConditionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "disorderDetail",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Thread",
            "kind": "LinkedField",
            "name": "threads",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v9/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DisorderSource",
            "kind": "LinkedField",
            "name": "source",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SourceLine_source"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConditionFacts_disorder"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConditionHead_disorder"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "featuredDisorders",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v9/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "ConditionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "disorderDetail",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Thread",
            "kind": "LinkedField",
            "name": "threads",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v9/*:: as any*/),
              (v15/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DisorderSource",
            "kind": "LinkedField",
            "name": "source",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "credit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "licence",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "licenceUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "release",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Prevalence",
            "kind": "LinkedField",
            "name": "prevalences",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "class",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "geographic",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "measure",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onsetAge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inheritanceType",
            "storageKey": null
          },
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orphaCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DisorderSeo",
            "kind": "LinkedField",
            "name": "seo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowIndexing",
                "storageKey": null
              },
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "metaDescription",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "featuredDisorders",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v9/*:: as any*/),
          (v3/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7069defcc19e5ed18b66d8410955fa7e0650c4eff67fabe5d7183b1eba97055c",
    "metadata": {},
    "name": "ConditionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e5a8b25efb183776b56c67f1107b5bb";

export default node;
