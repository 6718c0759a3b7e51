/**
 * @generated SignedSource<<1e8e5b3574fea80deb71847badf4ca50>>
 * @relayHash 412b20a63f26647382917abd535a6390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 857cc848028c6daf7060ca8fca13614367aa38389c8fa82a65a57393d6afe886

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useWithdrawFlagMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useWithdrawFlagMutation$data = {
  readonly withdrawFlag: {
    readonly pending: boolean;
  };
};
export type useWithdrawFlagMutation = {
  response: useWithdrawFlagMutation$data;
  variables: useWithdrawFlagMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocType"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assocId",
        "variableName": "assocId"
      },
      {
        "kind": "Variable",
        "name": "assocType",
        "variableName": "assocType"
      }
    ],
    "concreteType": "ContentFlagPayload",
    "kind": "LinkedField",
    "name": "withdrawFlag",
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
    "name": "useWithdrawFlagMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawFlagMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "857cc848028c6daf7060ca8fca13614367aa38389c8fa82a65a57393d6afe886",
    "metadata": {},
    "name": "useWithdrawFlagMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c91f895f0f7989dfe38da11b99fdf927";

export default node;
