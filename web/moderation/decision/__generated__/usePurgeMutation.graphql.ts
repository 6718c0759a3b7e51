/**
 * @generated SignedSource<<a4907d2ff99f45570c434d489cde83e4>>
 * @relayHash 8d766391e79fb4d2da712175d65fbb8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06b521693a688fe08f5c6f5cb1e24d5bbbc740d5c528d77514a06414e6c8d628

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type PurgeReason = "ABUSE" | "COURT_ORDER" | "OTHER" | "PRIVACY";
export type usePurgeMutation$variables = {
  assocId: string;
  assocType: AssocType;
  reason: PurgeReason;
  revision: number;
};
export type usePurgeMutation$data = {
  readonly purgeContent: {
    readonly purgedId: string;
  };
};
export type usePurgeMutation = {
  response: usePurgeMutation$data;
  variables: usePurgeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assocId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assocType"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v4 = [
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
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "revision",
        "variableName": "revision"
      }
    ],
    "concreteType": "PurgeContentPayload",
    "kind": "LinkedField",
    "name": "purgeContent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "purgedId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePurgeMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePurgeMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "06b521693a688fe08f5c6f5cb1e24d5bbbc740d5c528d77514a06414e6c8d628",
    "metadata": {},
    "name": "usePurgeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd1b5e9c70caac4d4993056033c5f4d7";

export default node;
