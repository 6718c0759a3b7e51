/**
 * @generated SignedSource<<3ba5f658e97c9205726eb6c21b2806f9>>
 * @relayHash a375259124fee1b17eca135f31d8a709
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 913283a518c126fd0a2bbef5348bb5ac62122bfd096eb83014767134c2e758b6

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useClaimReleaseMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useClaimReleaseMutation$data = {
  readonly releaseFlagged: {
    readonly flaggedId: string;
  };
};
export type useClaimReleaseMutation = {
  response: useClaimReleaseMutation$data;
  variables: useClaimReleaseMutation$variables;
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
    "name": "releaseFlagged",
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
    "name": "useClaimReleaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClaimReleaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "913283a518c126fd0a2bbef5348bb5ac62122bfd096eb83014767134c2e758b6",
    "metadata": {},
    "name": "useClaimReleaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e83dd06dc22f881c7252b46d6c8342a";

export default node;
