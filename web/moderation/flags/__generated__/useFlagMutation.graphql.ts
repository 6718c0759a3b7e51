/**
 * @generated SignedSource<<04524aa312be67356438edc4db862f5a>>
 * @relayHash 6b56002a0a6f02c168e93b6cdc251c5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3a9ec70bc9e679000a056f3eb6bd7f8afc908ab413a46aa2fedbe50483b85f2

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type FlagReason = "DANGER" | "HARASSMENT" | "MISINFORMATION" | "OTHER" | "PRIVACY" | "SPAM";
export type useFlagMutation$variables = {
  assocId: string;
  assocType: AssocType;
  note?: string | null | undefined;
  reason: FlagReason;
};
export type useFlagMutation$data = {
  readonly contentFlag: {
    readonly pending: boolean;
  };
};
export type useFlagMutation = {
  response: useFlagMutation$data;
  variables: useFlagMutation$variables;
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
  "name": "note"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
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
        "name": "note",
        "variableName": "note"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "ContentFlagPayload",
    "kind": "LinkedField",
    "name": "contentFlag",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFlagMutation",
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
    "name": "useFlagMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "c3a9ec70bc9e679000a056f3eb6bd7f8afc908ab413a46aa2fedbe50483b85f2",
    "metadata": {},
    "name": "useFlagMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60abaad8dd0b4b391715f1005e463494";

export default node;
