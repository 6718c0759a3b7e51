/**
 * @generated SignedSource<<17f55755019aed191caad9d7f29a1c0c>>
 * @relayHash 85e1213e401ec2df47be85c6d8ab7198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d84cae34de8011aa54a2f056858812906c5736eab4029310c9fa581280f2e309

import type { ConcreteRequest } from 'relay-runtime';
export type useDropQuestionMutation$variables = {
  questionId: string;
};
export type useDropQuestionMutation$data = {
  readonly dropQuestion: {
    readonly questionId: string;
  };
};
export type useDropQuestionMutation = {
  response: useDropQuestionMutation$data;
  variables: useDropQuestionMutation$variables;
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
    "concreteType": "DropQuestionPayload",
    "kind": "LinkedField",
    "name": "dropQuestion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "questionId",
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
    "name": "useDropQuestionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDropQuestionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d84cae34de8011aa54a2f056858812906c5736eab4029310c9fa581280f2e309",
    "metadata": {},
    "name": "useDropQuestionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "261e05e53ceef445cbcda067cbc8bc5f";

export default node;
