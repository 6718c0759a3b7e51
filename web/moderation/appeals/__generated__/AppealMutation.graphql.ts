/**
 * @generated SignedSource<<a3c4c64216632ad8ab3d8a25ee9ff1b9>>
 * @relayHash 26b4b3b90fcd51651a4bf4b0c720d98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57745b7e73a432ad6a70f8dcc10388ab7586a11e9b8279816d2ed43ed4b4570f

import type { ConcreteRequest } from 'relay-runtime';
export type AppealOutcome = "OVERTURNED" | "UPHELD";
export type AppealMutation$variables = {
  id: string;
  outcome: AppealOutcome;
  words: string;
};
export type AppealMutation$data = {
  readonly answerAppeal: {
    readonly decisionId: string;
  };
};
export type AppealMutation = {
  response: AppealMutation$data;
  variables: AppealMutation$variables;
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
    "name": "outcome"
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
        "name": "outcome",
        "variableName": "outcome"
      },
      {
        "kind": "Variable",
        "name": "words",
        "variableName": "words"
      }
    ],
    "concreteType": "AppealPayload",
    "kind": "LinkedField",
    "name": "answerAppeal",
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
    "name": "AppealMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AppealMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "57745b7e73a432ad6a70f8dcc10388ab7586a11e9b8279816d2ed43ed4b4570f",
    "metadata": {},
    "name": "AppealMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9120366b88254308b3126ebb46f92bdb";

export default node;
