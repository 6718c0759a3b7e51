/**
 * @generated SignedSource<<63072cb94e233e54fd1c8a12e92d511f>>
 * @relayHash f35caf8699410e91bfc0b34bd2d23b6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cf660239a02d8ee84a6f2a17dc7c5d5082bdd9feec19be5ea94009fd5e1023c

import type { ConcreteRequest } from 'relay-runtime';
export type useResendEmailMutation$variables = Record<PropertyKey, never>;
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
    "alias": null,
    "args": null,
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useResendEmailMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useResendEmailMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5cf660239a02d8ee84a6f2a17dc7c5d5082bdd9feec19be5ea94009fd5e1023c",
    "metadata": {},
    "name": "useResendEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3ef562b81208d4acd42cb91ec9e7c04";

export default node;
