/**
 * @generated SignedSource<<c3f1d18e456a83edc46cc08fc51f12bd>>
 * @relayHash 1fb1bb572a2663333dbc9aefe68c52ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33c14f95920844d6ed960c6a94677dc87b23782080fa1878b160099b33ac8b06

import type { ConcreteRequest } from 'relay-runtime';
export type DisorderInput = {
  allowIndexing?: boolean | null | undefined;
  name: string;
  summary?: string | null | undefined;
  synonyms: ReadonlyArray<string>;
};
export type ConditionEditorUpdateMutation$variables = {
  disorder: DisorderInput;
  disorderId: string;
};
export type ConditionEditorUpdateMutation$data = {
  readonly updateDisorder: {
    readonly disorder: {
      readonly id: string;
      readonly name: string;
      readonly path: string;
      readonly summary: string | null | undefined;
      readonly synonyms: ReadonlyArray<string>;
    } | null | undefined;
  };
};
export type ConditionEditorUpdateMutation = {
  response: ConditionEditorUpdateMutation$data;
  variables: ConditionEditorUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "disorder"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "disorderId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "disorder",
        "variableName": "disorder"
      },
      {
        "kind": "Variable",
        "name": "disorderId",
        "variableName": "disorderId"
      }
    ],
    "concreteType": "DisorderPayload",
    "kind": "LinkedField",
    "name": "updateDisorder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "disorder",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
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
    "name": "ConditionEditorUpdateMutation",
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
    "name": "ConditionEditorUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "33c14f95920844d6ed960c6a94677dc87b23782080fa1878b160099b33ac8b06",
    "metadata": {},
    "name": "ConditionEditorUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d3734d6c3e58bcd030ff894f4394cf5";

export default node;
