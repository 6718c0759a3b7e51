/**
 * @generated SignedSource<<860a8cc6a77c2d1b3f50604fa643725d>>
 * @relayHash 22959dd4761449550c367302e09c287c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 697a058993590cdda278dec83207a1c7e99547b6afa9e9d70d5eb0eb875859c0

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type VersionsDialogQuery$variables = {
  assocId: string;
  assocType: AssocType;
};
export type VersionsDialogQuery$data = {
  readonly contentVersions: ReadonlyArray<{
    readonly body: string;
    readonly revision: number;
    readonly title: string | null | undefined;
    readonly writtenAt: string;
  }>;
};
export type VersionsDialogQuery = {
  response: VersionsDialogQuery$data;
  variables: VersionsDialogQuery$variables;
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
    "concreteType": "ContentVersion",
    "kind": "LinkedField",
    "name": "contentVersions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revision",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "writtenAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
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
    "name": "VersionsDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VersionsDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "697a058993590cdda278dec83207a1c7e99547b6afa9e9d70d5eb0eb875859c0",
    "metadata": {},
    "name": "VersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "61ac30db59aef800457b90f8f30de89c";

export default node;
