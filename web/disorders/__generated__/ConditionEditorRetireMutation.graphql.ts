/**
 * @generated SignedSource<<d40ed29529cd84aaf22c7dfdabc338e5>>
 * @relayHash e755e1feca5fff96177aa3c4c9296144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5d9552b15b5ea4b401bc4f48cfe32278786667823bfb93754ba9fad5b5583ec

import type { ConcreteRequest } from 'relay-runtime';
export type ConditionEditorRetireMutation$variables = {
  disorderId: string;
  successorId?: string | null | undefined;
};
export type ConditionEditorRetireMutation$data = {
  readonly retireDisorder: {
    readonly pending: boolean;
  };
};
export type ConditionEditorRetireMutation = {
  response: ConditionEditorRetireMutation$data;
  variables: ConditionEditorRetireMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "disorderId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "successorId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "disorderId",
        "variableName": "disorderId"
      },
      {
        "kind": "Variable",
        "name": "successorId",
        "variableName": "successorId"
      }
    ],
    "concreteType": "DisorderPayload",
    "kind": "LinkedField",
    "name": "retireDisorder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pending",
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
    "name": "ConditionEditorRetireMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConditionEditorRetireMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5d9552b15b5ea4b401bc4f48cfe32278786667823bfb93754ba9fad5b5583ec",
    "metadata": {},
    "name": "ConditionEditorRetireMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb5c96aed09f875fca7eb8d7ed7aba8a";

export default node;
