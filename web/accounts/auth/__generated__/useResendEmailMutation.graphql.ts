/**
 * @generated SignedSource<<a8478e135f9fc07d000afe3dc6401093>>
 * @relayHash 6112f122fb76a3c6d3b919a6f5658ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa9424153fee2f42c75202beb41bcb89bf32c1394499b1c4bb5c575f854831de

import type { ConcreteRequest } from 'relay-runtime';
export type useResendEmailMutation$variables = {
  redirect?: string | null | undefined;
};
export type useResendEmailMutation$data = {
  readonly resendEmailVerification: {
    readonly pending: boolean;
  };
};
export type useResendEmailMutation = {
  response: useResendEmailMutation$data;
  variables: useResendEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "redirect"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "verificationRedirect",
        "variableName": "redirect"
      }
    ],
    "concreteType": "ResendEmailVerificationPayload",
    "kind": "LinkedField",
    "name": "resendEmailVerification",
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
    "name": "useResendEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa9424153fee2f42c75202beb41bcb89bf32c1394499b1c4bb5c575f854831de",
    "metadata": {},
    "name": "useResendEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ceaec18fb5c778143f57a1fe4f141d1e";

export default node;
