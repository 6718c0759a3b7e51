/**
 * @generated SignedSource<<92d01dfd069efb433ad16f7c547c5a87>>
 * @relayHash 723e634e54302e95edf9877582f84272
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946887b2c39a9838f66aa74384ec9377dd491fc6979724d838a9a1b372a68b7a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailFormCancelMutation$variables = Record<PropertyKey, never>;
export type EmailFormCancelMutation$data = {
  readonly updateEmail: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailForm_user">;
    } | null | undefined;
  };
};
export type EmailFormCancelMutation = {
  response: EmailFormCancelMutation$data;
  variables: EmailFormCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "clearToken",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailFormCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UpdateEmailPayload",
        "kind": "LinkedField",
        "name": "updateEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailForm_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "updateEmail(clearToken:true)"
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailFormCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UpdateEmailPayload",
        "kind": "LinkedField",
        "name": "updateEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUpdatingEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "wantedEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mustConfirm",
                "storageKey": null
              },
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
        "storageKey": "updateEmail(clearToken:true)"
      }
    ]
  },
  "params": {
    "id": "946887b2c39a9838f66aa74384ec9377dd491fc6979724d838a9a1b372a68b7a",
    "metadata": {},
    "name": "EmailFormCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09d112ada0608426e1f6ee23f97e31dd";

export default node;
