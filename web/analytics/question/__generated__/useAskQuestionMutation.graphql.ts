/**
 * @generated SignedSource<<37cfa37857484a3c0629a993f0ad3767>>
 * @relayHash b1690666df0bd41f17b4e76f03ebdbb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 792fb7d2d81fc05c8477c96ea7610957edd5718c876bd309f14142c446230b0c

import type { ConcreteRequest } from 'relay-runtime';
export type useAskQuestionMutation$variables = {
  events: ReadonlyArray<string>;
  from?: string | null | undefined;
  groupBy: ReadonlyArray<string>;
  measure: string;
  origins: ReadonlyArray<string>;
  reactions: ReadonlyArray<string>;
  sites: ReadonlyArray<string>;
  title: string;
  to?: string | null | undefined;
};
export type useAskQuestionMutation$data = {
  readonly askQuestion: {
    readonly question: {
      readonly id: string;
    };
  };
};
export type useAskQuestionMutation = {
  response: useAskQuestionMutation$data;
  variables: useAskQuestionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "events"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupBy"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "measure"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "origins"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reactions"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sites"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v9 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "events",
        "variableName": "events"
      },
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "groupBy",
        "variableName": "groupBy"
      },
      {
        "kind": "Variable",
        "name": "measure",
        "variableName": "measure"
      },
      {
        "kind": "Variable",
        "name": "origins",
        "variableName": "origins"
      },
      {
        "kind": "Variable",
        "name": "reactions",
        "variableName": "reactions"
      },
      {
        "kind": "Variable",
        "name": "sites",
        "variableName": "sites"
      },
      {
        "kind": "Variable",
        "name": "title",
        "variableName": "title"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "QuestionPayload",
    "kind": "LinkedField",
    "name": "askQuestion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Question",
        "kind": "LinkedField",
        "name": "question",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskQuestionMutation",
    "selections": (v9/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAskQuestionMutation",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "id": "792fb7d2d81fc05c8477c96ea7610957edd5718c876bd309f14142c446230b0c",
    "metadata": {
      "creates": true
    },
    "name": "useAskQuestionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edc5b0fe947f7162cfa36bd27f00726c";

export default node;
