/**
 * @generated SignedSource<<2371af929a6cdd135eaadf3086b26580>>
 * @relayHash d93464adc409d6a417e2af179b55afec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c26f8a8b0e64c13ee5b1195ecbaae263270e8eb0d346cb74cc71b321c2fdb01d

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useClaimMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useClaimMutation$data = {
  readonly claimFlagged: {
    readonly flaggedId: string;
  };
};
export type useClaimMutation = {
  response: useClaimMutation$data;
  variables: useClaimMutation$variables;
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
    "concreteType": "ClaimPayload",
    "kind": "LinkedField",
    "name": "claimFlagged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "flaggedId",
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
    "name": "useClaimMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClaimMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c26f8a8b0e64c13ee5b1195ecbaae263270e8eb0d346cb74cc71b321c2fdb01d",
    "metadata": {},
    "name": "useClaimMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6e5bd63bfd7e1f75300b981c9dbd4fc";

export default node;
