/**
 * @generated SignedSource<<83f6b031dae34451ee7231730d93a1a1>>
 * @relayHash 090af4af3fda134426533196c9efc35c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cfe19a407bfcc0ccd79344068fa5022ca2ab7337999b57e5dd7f029a2131664

import type { ConcreteRequest } from 'relay-runtime';
export type ConditionEditorFeatureMutation$variables = {
  disorderId: string;
  isFeatured: boolean;
};
export type ConditionEditorFeatureMutation$data = {
  readonly updateFeaturedDisorder: {
    readonly disorder: {
      readonly id: string;
      readonly isFeatured: boolean;
    } | null | undefined;
  };
};
export type ConditionEditorFeatureMutation = {
  response: ConditionEditorFeatureMutation$data;
  variables: ConditionEditorFeatureMutation$variables;
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
    "name": "isFeatured"
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
        "name": "isFeatured",
        "variableName": "isFeatured"
      }
    ],
    "concreteType": "DisorderPayload",
    "kind": "LinkedField",
    "name": "updateFeaturedDisorder",
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
            "name": "isFeatured",
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
    "name": "ConditionEditorFeatureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConditionEditorFeatureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4cfe19a407bfcc0ccd79344068fa5022ca2ab7337999b57e5dd7f029a2131664",
    "metadata": {},
    "name": "ConditionEditorFeatureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a177a71fa444e71c92fc4ab5613cf2d";

export default node;
