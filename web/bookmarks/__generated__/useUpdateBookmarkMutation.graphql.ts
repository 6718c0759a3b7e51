/**
 * @generated SignedSource<<d79d202e0b867eff2dfe0ea18a56ddf4>>
 * @relayHash 5a2ba995d80ab75c55539efc94400ca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eea88a224ad6163b2b697b890c248f6ffb1b5336c49d2779a2f1375057731ffd

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useUpdateBookmarkMutation$variables = {
  assocId: string;
  assocType: AssocType;
  isBookmarked: boolean;
};
export type useUpdateBookmarkMutation$data = {
  readonly updateBookmark: {
    readonly bookmark: {
      readonly id: string;
      readonly isBookmarked: boolean;
    };
  };
};
export type useUpdateBookmarkMutation$rawResponse = {
  readonly updateBookmark: {
    readonly bookmark: {
      readonly id: string;
      readonly isBookmarked: boolean;
    };
  };
};
export type useUpdateBookmarkMutation = {
  rawResponse: useUpdateBookmarkMutation$rawResponse;
  response: useUpdateBookmarkMutation$data;
  variables: useUpdateBookmarkMutation$variables;
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
    "name": "isBookmarked"
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
      },
      {
        "kind": "Variable",
        "name": "isBookmarked",
        "variableName": "isBookmarked"
      }
    ],
    "concreteType": "UpdateBookmarkPayload",
    "kind": "LinkedField",
    "name": "updateBookmark",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Bookmark",
        "kind": "LinkedField",
        "name": "bookmark",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBookmarked",
            "storageKey": null
          }
        ],
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
    "name": "useUpdateBookmarkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateBookmarkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eea88a224ad6163b2b697b890c248f6ffb1b5336c49d2779a2f1375057731ffd",
    "metadata": {},
    "name": "useUpdateBookmarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8dfa6318e230182242f8d9c18baa3a4";

export default node;
