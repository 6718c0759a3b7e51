/**
 * @generated SignedSource<<1cf977940942f7de5c659ba161af32de>>
 * @relayHash b84a93942f694f1aa4d0057c17003e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f168b815ceb1bf60f9518d6b28081bda5254d1569866f4e0be8521e6f9c60b6d

import type { ConcreteRequest } from 'relay-runtime';
export type ConditionEditorSiteMutation$variables = {
  disorderId: string;
  isOfSite: boolean;
};
export type ConditionEditorSiteMutation$data = {
  readonly updateSiteCondition: {
    readonly disorder: {
      readonly id: string;
      readonly isOfSite: boolean;
    } | null | undefined;
  };
};
export type ConditionEditorSiteMutation = {
  response: ConditionEditorSiteMutation$data;
  variables: ConditionEditorSiteMutation$variables;
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
    "name": "isOfSite"
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
        "name": "isOfSite",
        "variableName": "isOfSite"
      }
    ],
    "concreteType": "DisorderPayload",
    "kind": "LinkedField",
    "name": "updateSiteCondition",
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
            "name": "isOfSite",
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
    "name": "ConditionEditorSiteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConditionEditorSiteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f168b815ceb1bf60f9518d6b28081bda5254d1569866f4e0be8521e6f9c60b6d",
    "metadata": {},
    "name": "ConditionEditorSiteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66796392b67ccd574fe4ecfcd0702761";

export default node;
