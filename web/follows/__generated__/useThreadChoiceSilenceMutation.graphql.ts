/**
 * @generated SignedSource<<705a687a2e4be8fc59bbc3f65463d281>>
 * @relayHash fadb82d3b1975281336dddeb03ed7195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc5bd1bd6e36f2a84d7d75bb8850c21c7965582e16f164337fca7a7d235238a

import type { ConcreteRequest } from 'relay-runtime';
export type useThreadChoiceSilenceMutation$variables = {
  isSilenced: boolean;
  threadId: string;
};
export type useThreadChoiceSilenceMutation$data = {
  readonly updateThreadSilence: {
    readonly thread: {
      readonly id: string;
      readonly isSilenced: boolean;
    } | null | undefined;
  };
};
export type useThreadChoiceSilenceMutation = {
  response: useThreadChoiceSilenceMutation$data;
  variables: useThreadChoiceSilenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSilenced"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threadId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isSilenced",
        "variableName": "isSilenced"
      },
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "UpdateThreadChoicePayload",
    "kind": "LinkedField",
    "name": "updateThreadSilence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Thread",
        "kind": "LinkedField",
        "name": "thread",
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
            "name": "isSilenced",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useThreadChoiceSilenceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useThreadChoiceSilenceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6cc5bd1bd6e36f2a84d7d75bb8850c21c7965582e16f164337fca7a7d235238a",
    "metadata": {},
    "name": "useThreadChoiceSilenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8b46aa6b366ddd6456c242b3c37e303";

export default node;
