/**
 * @generated SignedSource<<5d17cc307027dfa3838147d0f4015b78>>
 * @relayHash 0ae9fce9e80eeaaf5eec5e6f569f10f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e071bf60504b666291d19e37438311ace2b8af447c58ab87791753b5c53ae8f1

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ContentState = "DELETED" | "SPAM" | "VISIBLE";
export type ModerationOperation = "DELETE" | "SPAM";
export type useDecideMutation$variables = {
  assocId: string;
  assocType: AssocType;
  operation: ModerationOperation;
  revision: number;
};
export type useDecideMutation$data = {
  readonly moderationContentFlag: {
    readonly item: {
      readonly id: string;
      readonly revision: number;
      readonly state: ContentState;
      readonly viewerCan: {
        readonly delete: boolean;
        readonly edit: boolean;
        readonly flag: boolean;
        readonly markAsSpam: boolean;
        readonly withdraw: boolean;
      };
    } | null | undefined;
  };
};
export type useDecideMutation = {
  response: useDecideMutation$data;
  variables: useDecideMutation$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "operation"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "revision"
  }
],
v1 = [
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
    "name": "operation",
    "variableName": "operation"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentActions",
  "kind": "LinkedField",
  "name": "viewerCan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "markAsSpam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flag",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ModerationContentFlagPayload",
        "kind": "LinkedField",
        "name": "moderationContentFlag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "item",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ModerationContentFlagPayload",
        "kind": "LinkedField",
        "name": "moderationContentFlag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "item",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e071bf60504b666291d19e37438311ace2b8af447c58ab87791753b5c53ae8f1",
    "metadata": {},
    "name": "useDecideMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "561841620c389fb565374062d6cee06f";

export default node;
