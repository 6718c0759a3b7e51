/**
 * @generated SignedSource<<86aa22416d400b4b9f99437a6f8202c8>>
 * @relayHash 8c4f6d5412821f604824af2581fe8b6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a6a1a02b8ed2262446d8df4e0fe0d1084a6f543d683cf9f98adc202b92dd2fd

import type { ConcreteRequest } from 'relay-runtime';
export type RequestVerificationTextMutation$variables = {
  phoneNumber: string;
};
export type RequestVerificationTextMutation$data = {
  readonly setPhone: {
    readonly pending: boolean;
  };
};
export type RequestVerificationTextMutation = {
  response: RequestVerificationTextMutation$data;
  variables: RequestVerificationTextMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phoneNumber"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "phoneNumber",
        "variableName": "phoneNumber"
      }
    ],
    "concreteType": "SetPhonePayload",
    "kind": "LinkedField",
    "name": "setPhone",
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
    "name": "RequestVerificationTextMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestVerificationTextMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a6a1a02b8ed2262446d8df4e0fe0d1084a6f543d683cf9f98adc202b92dd2fd",
    "metadata": {},
    "name": "RequestVerificationTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ca4ca0ade3ea6ebd9dcd5bdc570b6ad";

export default node;
