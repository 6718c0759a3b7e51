/**
 * @generated SignedSource<<def477f35bf9a1b9ed0dd402d58d1278>>
 * @relayHash 82dde88d6c05722c05ed5c866fce0884
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edb5429b072da08d4e4fe40fde5b6d6d5bbecb51c8725e97480fcf6a211b53ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type LegacyRole = "administrator" | "author" | "contributor" | "editor" | "subscriber";
export type ProfileCardQuery$variables = {
  slug: string;
  types: ReadonlyArray<AssocType>;
};
export type ProfileCardQuery$data = {
  readonly posts: {
    readonly totalCount: number;
  };
  readonly user: {
    readonly avatar: {
      readonly profileTooltip: string;
    } | null | undefined;
    readonly badge: string;
    readonly id: string;
    readonly legacyRole: LegacyRole | null | undefined;
    readonly roleId: number;
    readonly secondaryBadge: string | null | undefined;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user" | "FollowCounts_user" | "SilenceButton_user">;
  } | null | undefined;
};
export type ProfileCardQuery = {
  response: ProfileCardQuery$data;
  variables: ProfileCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "types"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "ignore404",
    "value": true
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
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
  "name": "username",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Avatar",
  "kind": "LinkedField",
  "name": "avatar",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileTooltip",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "badge",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondaryBadge",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyRole",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "author",
      "variableName": "slug"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "page",
      "value": 1
    },
    {
      "kind": "Variable",
      "name": "types",
      "variableName": "types"
    }
  ],
  "concreteType": "PostConnection",
  "kind": "LinkedField",
  "name": "posts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
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
    "name": "ProfileCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowCounts_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowButton_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SilenceButton_user"
          }
        ],
        "storageKey": null
      },
      (v9/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfileCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followerCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followingCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFollowed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSilenced",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "id": "edb5429b072da08d4e4fe40fde5b6d6d5bbecb51c8725e97480fcf6a211b53ff",
    "metadata": {},
    "name": "ProfileCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "562426d2cd6ebcd2d968c4653f2edaf5";

export default node;
