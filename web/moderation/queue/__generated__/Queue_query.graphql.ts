/**
 * @generated SignedSource<<cc929b7f3ad2c4e5f8885f6fbaece5b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ContentState = "DELETED" | "HELD" | "HIDDEN" | "SPAM" | "VISIBLE";
export type FlagReason = "DANGER" | "HARASSMENT" | "MISINFORMATION" | "OTHER" | "PRIVACY" | "SPAM";
export type ModerationOperation = "ALLOW_PICTURE" | "DELETE" | "DISMISS" | "HIDE" | "LOCK" | "MERGE" | "MOVE" | "PIN" | "REMOVE_PICTURE" | "RESTORE" | "SPAM" | "WARN";
import type { FragmentRefs } from "relay-runtime";
export type Queue_query$data = {
  readonly contentFlags: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly assocId: string;
        readonly assocType: AssocType;
        readonly claim: {
          readonly isOwn: boolean;
        } | null | undefined;
        readonly flagCount: number;
        readonly id: string;
        readonly item: {
          readonly author: {
            readonly roleId: number;
            readonly username: string;
          };
          readonly body: string;
          readonly state: ContentState;
          readonly title: string | null | undefined;
        } | null | undefined;
        readonly operations: ReadonlyArray<ModerationOperation>;
        readonly reason: FlagReason | null | undefined;
        readonly revision: number;
        readonly user: {
          readonly roleId: number;
          readonly username: string;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"Bulk_flags" | "Details_flag" | "QueueRow_flag">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "Queue_query";
};
export type Queue_query$key = {
  readonly " $data"?: Queue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Queue_query">;
};

import QueuePageQuery_graphql from './QueuePageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "contentFlags"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "roleId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "assocType"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "community"
    },
    {
      "defaultValue": 40,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "member"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "minReports"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "reason"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": QueuePageQuery_graphql
    }
  },
  "name": "Queue_query",
  "selections": [
    {
      "alias": "contentFlags",
      "args": [
        {
          "kind": "Variable",
          "name": "assocType",
          "variableName": "assocType"
        },
        {
          "kind": "Variable",
          "name": "community",
          "variableName": "community"
        },
        {
          "kind": "Variable",
          "name": "member",
          "variableName": "member"
        },
        {
          "kind": "Variable",
          "name": "minReports",
          "variableName": "minReports"
        },
        {
          "kind": "Variable",
          "name": "reason",
          "variableName": "reason"
        }
      ],
      "concreteType": "FlaggedContentConnection",
      "kind": "LinkedField",
      "name": "__Queue_contentFlags_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FlaggedContentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FlaggedContent",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "assocId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "assocType",
                  "storageKey": null
                },
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
                  "name": "operations",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "flagCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Claim",
                  "kind": "LinkedField",
                  "name": "claim",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isOwn",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
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
                      "name": "title",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "body",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "state",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "User",
                      "kind": "LinkedField",
                      "name": "author",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "user",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "QueueRow_flag"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Details_flag"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Bulk_flags"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "43fe955844f94cfc990b74592822b240";

export default node;
