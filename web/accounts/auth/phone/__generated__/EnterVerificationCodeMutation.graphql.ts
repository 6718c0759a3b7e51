/**
 * @generated SignedSource<<c293b45e3d20794ba68995987915a128>>
 * @relayHash 98e77dfb8aa4b1815163d5d24d699cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34a544d5655b56dad7f8fd8518bedf3c1df038b26fa6fc41806a5b349d5cdad

import type { ConcreteRequest } from 'relay-runtime';
export type EnterVerificationCodeMutation$variables = {
  code: string;
};
export type EnterVerificationCodeMutation$data = {
  readonly verifyPhone: boolean;
};
export type EnterVerificationCodeMutation = {
  response: EnterVerificationCodeMutation$data;
  variables: EnterVerificationCodeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "kind": "ScalarField",
    "name": "verifyPhone",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EnterVerificationCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnterVerificationCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f34a544d5655b56dad7f8fd8518bedf3c1df038b26fa6fc41806a5b349d5cdad",
    "metadata": {},
    "name": "EnterVerificationCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1456401c5f1bcce13aa9057558ca930f";

export default node;
