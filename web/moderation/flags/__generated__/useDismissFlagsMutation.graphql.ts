/**
 * @generated SignedSource<<259fa0dd978fe30ca7b3996ea27a70e1>>
 * @relayHash 7003d574b4888b174e5b5d87033d982a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 303f7ec7697135f8a6dfd01c9e68f1c61eba5467f0e6fc9a38cdaa8f929ff463

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useDismissFlagsMutation$variables = {
  assocId: string;
  assocType: AssocType;
};
export type useDismissFlagsMutation$data = {
  readonly dismissFlags: {
    readonly closedId: string;
  };
};
export type useDismissFlagsMutation = {
  response: useDismissFlagsMutation$data;
  variables: useDismissFlagsMutation$variables;
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
    "concreteType": "DismissFlagsPayload",
    "kind": "LinkedField",
    "name": "dismissFlags",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "closedId",
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
    "name": "useDismissFlagsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDismissFlagsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "303f7ec7697135f8a6dfd01c9e68f1c61eba5467f0e6fc9a38cdaa8f929ff463",
    "metadata": {},
    "name": "useDismissFlagsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57384def6aca19190c9adc07216bbaff";

export default node;
