/**
 * @generated SignedSource<<ec39c4ad983c6aa20decbdb96daefa5a>>
 * @relayHash 187a9f830e4691ebc4fd4e994abb598d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abe613e13d4fe3e1961bbaf01aa952950213f508a29090eb08b72ac7fe95999f

import type { ConcreteRequest } from 'relay-runtime';
export type useKeepQuestionMutation$variables = {
  questionId: string;
};
export type useKeepQuestionMutation$data = {
  readonly keepQuestion: {
    readonly question: {
      readonly id: string;
      readonly isKept: boolean;
    };
  };
};
export type useKeepQuestionMutation = {
  response: useKeepQuestionMutation$data;
  variables: useKeepQuestionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "questionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "questionId",
        "variableName": "questionId"
      }
    ],
    "concreteType": "QuestionPayload",
    "kind": "LinkedField",
    "name": "keepQuestion",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isKept",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKeepQuestionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepQuestionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "abe613e13d4fe3e1961bbaf01aa952950213f508a29090eb08b72ac7fe95999f",
    "metadata": {},
    "name": "useKeepQuestionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ae6f6c1559898d6fe583cb23deb1539";

export default node;
