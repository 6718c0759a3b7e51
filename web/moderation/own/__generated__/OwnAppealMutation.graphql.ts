/**
 * @generated SignedSource<<cb6420aeb90dc472bf8949d16f88aeab>>
 * @relayHash 8ee53ecceddb5df3ed8c3a4dbf04c2c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9609b9e310e2499347de539e0c93b63b0d0c6a5a8bbee3c411cb7594a129b4c3

import type { ConcreteRequest } from 'relay-runtime';
export type OwnAppealMutation$variables = {
  id: string;
  words: string;
};
export type OwnAppealMutation$data = {
  readonly appealDecision: {
    readonly decisionId: string;
  };
};
export type OwnAppealMutation = {
  response: OwnAppealMutation$data;
  variables: OwnAppealMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "words",
        "variableName": "words"
      }
    ],
    "concreteType": "AppealPayload",
    "kind": "LinkedField",
    "name": "appealDecision",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "decisionId",
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
    "name": "OwnAppealMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnAppealMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9609b9e310e2499347de539e0c93b63b0d0c6a5a8bbee3c411cb7594a129b4c3",
    "metadata": {},
    "name": "OwnAppealMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9a3f0157f90e0cb2803f64467c0cf12";

export default node;
