/**
 * @generated SignedSource<<d2532d8fc0a1536d312f5962cf4880f5>>
 * @relayHash 445fbf8a5bec4c7c0353b8c7de373216
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c207c65333ca5c1b72ebe56f664c82e2f3da5df8f84e9f01f857a2e725132f4

import type { ConcreteRequest } from 'relay-runtime';
export type EnterVerificationCodeResendMutation$variables = Record<PropertyKey, never>;
export type EnterVerificationCodeResendMutation$data = {
  readonly resendPhoneVerification: {
    readonly pending: boolean;
  };
};
export type EnterVerificationCodeResendMutation = {
  response: EnterVerificationCodeResendMutation$data;
  variables: EnterVerificationCodeResendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ResendPhoneVerificationPayload",
    "kind": "LinkedField",
    "name": "resendPhoneVerification",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnterVerificationCodeResendMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EnterVerificationCodeResendMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5c207c65333ca5c1b72ebe56f664c82e2f3da5df8f84e9f01f857a2e725132f4",
    "metadata": {},
    "name": "EnterVerificationCodeResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35968452b34d6647868f79cbdb125541";

export default node;
