/**
 * @generated SignedSource<<a7484186c696f7a066cfc3b1cde6753a>>
 * @relayHash db95fcd1d95996a07cbd08f358b1e4ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aed56ae05b9e4916170ecddf7f730cf470664a7c16f3f28214f7a34d0ddab15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type PostPageQuery$variables = {
  around?: string | null | undefined;
  first?: number | null | undefined;
  id?: string | null | undefined;
  permalink?: string | null | undefined;
  preview: boolean;
  slug?: string | null | undefined;
};
export type PostPageQuery$data = {
  readonly post: {
    readonly assocType: AssocType;
    readonly crossPublishedSites: ReadonlyArray<{
      readonly prefix: string;
    }>;
    readonly id: string;
    readonly isPreview: boolean;
    readonly path: string;
    readonly sections: ReadonlyArray<{
      readonly type: string;
      readonly typename: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CommentThread_subject" | "PostArticle_post">;
  } | null | undefined;
};
export type PostPageQuery = {
  response: PostPageQuery$data;
  variables: PostPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "around"
},
v1 = {
  "defaultValue": 50,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "permalink"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preview"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "permalink",
    "variableName": "permalink"
  },
  {
    "kind": "Variable",
    "name": "preview",
    "variableName": "preview"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assocType",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPreview",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v12 = {
  "alias": "typename",
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v14 = {
  "kind": "Variable",
  "name": "around",
  "variableName": "around"
},
v15 = [
  (v14/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "host",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v31 = [
  (v29/*:: as any*/),
  (v19/*:: as any*/),
  (v30/*:: as any*/),
  (v25/*:: as any*/),
  (v23/*:: as any*/)
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v35 = [
  (v24/*:: as any*/)
],
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v37 = {
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
      "name": "thumb",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v36/*:: as any*/),
    (v37/*:: as any*/),
    (v38/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastActiveAt",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v43 = [
  (v30/*:: as any*/),
  (v23/*:: as any*/)
],
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLocked",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "tags",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assocId",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "concreteType": "ReactionSummary",
  "kind": "LinkedField",
  "name": "reactions",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v49/*:: as any*/),
    (v8/*:: as any*/),
    (v48/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "chosen",
          "value": true
        }
      ],
      "concreteType": "ReactionAggregate",
      "kind": "LinkedField",
      "name": "reactionAggregates",
      "plural": true,
      "selections": [
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSelected",
          "storageKey": null
        }
      ],
      "storageKey": "reactionAggregates(chosen:true)"
    }
  ],
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "concreteType": "Bookmark",
  "kind": "LinkedField",
  "name": "bookmark",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v49/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBookmarked",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v53 = {
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
      "name": "hide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowPicture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removePicture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "move",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "merge",
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
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
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
  "type": "Thread",
  "abstractKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRemoved",
  "storageKey": null
},
v56 = [
  (v14/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertedAt",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldBy",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "badge",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentPicture",
  "kind": "LinkedField",
  "name": "picture",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medium",
      "storageKey": null
    },
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v20/*:: as any*/),
    (v45/*:: as any*/)
  ],
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkPreview",
  "kind": "LinkedField",
  "name": "linkPreview",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v17/*:: as any*/),
    (v29/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restorableUntil",
  "storageKey": null
},
v64 = {
  "kind": "InlineFragment",
  "selections": [
    (v50/*:: as any*/)
  ],
  "type": "Reactable",
  "abstractKey": "__isReactable"
},
v65 = {
  "kind": "InlineFragment",
  "selections": [
    (v51/*:: as any*/)
  ],
  "type": "Bookmarkable",
  "abstractKey": "__isBookmarkable"
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasNextPage",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPreviousPage",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endCursor",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startCursor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PostPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "post",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "crossPublishedSites",
            "plural": true,
            "selections": [
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "sections",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostArticle_post"
          },
          {
            "args": (v15/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "CommentThread_subject"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PostPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "post",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "crossPublishedSites",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v7/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "logo",
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
            "name": "sections",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isContentSection"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sectionBackgroundColor",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "adSlot",
                    "args": null,
                    "concreteType": "AdSlotOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "size",
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "AdSlotSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "clientLeadForm",
                    "args": null,
                    "concreteType": "ClientLeadFormOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "client",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "disclaimer",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ClientLeadFormSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "layout",
                    "args": null,
                    "concreteType": "ColumnsOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SectionColumn",
                        "kind": "LinkedField",
                        "name": "columns",
                        "plural": true,
                        "selections": [
                          (v24/*:: as any*/),
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ColumnsSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "copy",
                    "args": null,
                    "concreteType": "CopyItemOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      (v19/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "CopyItemSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "feature",
                    "args": null,
                    "concreteType": "FeatureOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v23/*:: as any*/),
                      (v19/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "FeatureSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "driver",
                    "args": null,
                    "concreteType": "ForumDriverOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v27/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ForumDriverSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "forumStarter",
                    "args": null,
                    "concreteType": "ForumStarterOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "category",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ForumStarterSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "gallery",
                    "args": null,
                    "concreteType": "GalleryOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GalleryPicture",
                        "kind": "LinkedField",
                        "name": "pictures",
                        "plural": true,
                        "selections": [
                          (v23/*:: as any*/),
                          (v28/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "GallerySection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "giveaway",
                    "args": null,
                    "concreteType": "GiveawayOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endsOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rules",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "GiveawaySection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "text",
                    "args": null,
                    "concreteType": "HTMLOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "HTMLSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "homepage",
                    "args": null,
                    "concreteType": "HomepageOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SectionItem",
                        "kind": "LinkedField",
                        "name": "blocks",
                        "plural": true,
                        "selections": (v31/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "HomepageSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "picture",
                    "args": null,
                    "concreteType": "ImageSectionOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v23/*:: as any*/),
                      (v28/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ImageSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "leadGen",
                    "args": null,
                    "concreteType": "LeadGenOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "LeadGenSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "native",
                    "args": null,
                    "concreteType": "NativeOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sponsor",
                        "storageKey": null
                      },
                      (v29/*:: as any*/),
                      (v19/*:: as any*/),
                      (v25/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "NativeSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "poll",
                    "args": null,
                    "concreteType": "PollOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "legacyPollId",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PollSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "teaser",
                    "args": null,
                    "concreteType": "PostTeaserOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v31/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "PostTeaserSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "quiz",
                    "args": null,
                    "concreteType": "QuizOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v29/*:: as any*/),
                      (v25/*:: as any*/),
                      (v23/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "QuizSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "quizlet",
                    "args": null,
                    "concreteType": "QuizletOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "answer",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "explanation",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "QuizletSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "quote",
                    "args": null,
                    "concreteType": "QuoteOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v34/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "author",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "QuoteSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "reading",
                    "args": null,
                    "concreteType": "ReadingOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SectionItem",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": (v31/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ReadingSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "recommendation",
                    "args": null,
                    "concreteType": "RecommendationOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v35/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchResult",
                    "kind": "LinkedField",
                    "name": "recommendations",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "permalink",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      (v29/*:: as any*/),
                      (v25/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Site",
                        "kind": "LinkedField",
                        "name": "originalSite",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v11/*:: as any*/),
                          (v17/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "RecommendationSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "video",
                    "args": null,
                    "concreteType": "RecommendedVideoOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v29/*:: as any*/),
                      (v25/*:: as any*/),
                      (v19/*:: as any*/),
                      (v42/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "RecommendedVideoSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "table",
                    "args": null,
                    "concreteType": "SlidingTableOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "columns",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SlidingTableRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cells",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "SlidingTableSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "symptoms",
                    "args": null,
                    "concreteType": "SymptomCheckerOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SymptomZone",
                        "kind": "LinkedField",
                        "name": "zones",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "zone",
                            "storageKey": null
                          },
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "SymptomCheckerSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "thisOrThat",
                    "args": null,
                    "concreteType": "ThisOrThatOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v32/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ThisOrThatChoice",
                        "kind": "LinkedField",
                        "name": "first",
                        "plural": false,
                        "selections": (v43/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ThisOrThatChoice",
                        "kind": "LinkedField",
                        "name": "second",
                        "plural": false,
                        "selections": (v43/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ThisOrThatSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "list",
                    "args": null,
                    "concreteType": "ThreadSectionOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v35/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Thread",
                    "kind": "LinkedField",
                    "name": "threads",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v44/*:: as any*/),
                      (v29/*:: as any*/),
                      (v25/*:: as any*/),
                      (v41/*:: as any*/),
                      (v40/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isPinned",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Category",
                        "kind": "LinkedField",
                        "name": "category",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v47/*:: as any*/),
                      (v39/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReactionSummary",
                        "kind": "LinkedField",
                        "name": "reactions",
                        "plural": false,
                        "selections": [
                          (v48/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ThreadSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "topArticles",
                    "args": null,
                    "concreteType": "TopArticlesOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SectionItem",
                        "kind": "LinkedField",
                        "name": "articles",
                        "plural": true,
                        "selections": (v31/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "TopArticlesSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "videoWithCopy",
                    "args": null,
                    "concreteType": "VideoWithCopyOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      (v19/*:: as any*/),
                      (v42/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "VideoWithCopySection",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          (v29/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "excerpt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FeaturedMedia",
            "kind": "LinkedField",
            "name": "featuredMedia",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "huIllustratorName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Heading",
            "kind": "LinkedField",
            "name": "tableOfContents",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v34/*:: as any*/)
            ],
            "storageKey": null
          },
          (v47/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v44/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v50/*:: as any*/),
          (v51/*:: as any*/),
          (v45/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isByTeam",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readingMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "originalSite",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v17/*:: as any*/),
              (v7/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "authors",
            "plural": true,
            "selections": [
              (v36/*:: as any*/),
              (v44/*:: as any*/),
              (v37/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v25/*:: as any*/),
          (v40/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PostSeo",
            "kind": "LinkedField",
            "name": "seo",
            "plural": false,
            "selections": [
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "metadesc",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canonical",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "metakeywords",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/)
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "subjectTitle",
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              (v55/*:: as any*/),
              (v46/*:: as any*/),
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "concreteType": "CommentConnection",
                "kind": "LinkedField",
                "name": "comments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CommentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Comment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": [
                              (v36/*:: as any*/),
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": (v56/*:: as any*/),
                            "concreteType": "ReplyConnection",
                            "kind": "LinkedField",
                            "name": "replies",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ReplyEdge",
                                "kind": "LinkedField",
                                "name": "edges",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Reply",
                                    "kind": "LinkedField",
                                    "name": "node",
                                    "plural": false,
                                    "selections": [
                                      (v7/*:: as any*/),
                                      (v18/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          (v25/*:: as any*/),
                                          (v26/*:: as any*/),
                                          (v57/*:: as any*/),
                                          (v58/*:: as any*/),
                                          (v55/*:: as any*/),
                                          (v45/*:: as any*/),
                                          (v59/*:: as any*/),
                                          {
                                            "alias": null,
                                            "args": null,
                                            "concreteType": "User",
                                            "kind": "LinkedField",
                                            "name": "author",
                                            "plural": false,
                                            "selections": [
                                              (v36/*:: as any*/),
                                              (v44/*:: as any*/),
                                              (v37/*:: as any*/),
                                              (v60/*:: as any*/),
                                              (v38/*:: as any*/),
                                              (v7/*:: as any*/)
                                            ],
                                            "storageKey": null
                                          },
                                          (v8/*:: as any*/),
                                          (v52/*:: as any*/),
                                          (v53/*:: as any*/),
                                          (v61/*:: as any*/),
                                          (v62/*:: as any*/),
                                          (v63/*:: as any*/),
                                          (v64/*:: as any*/),
                                          (v65/*:: as any*/),
                                          (v54/*:: as any*/)
                                        ],
                                        "type": "Content",
                                        "abstractKey": "__isContent"
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  (v66/*:: as any*/)
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
                                  (v67/*:: as any*/),
                                  (v68/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v70/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": (v56/*:: as any*/),
                            "filters": [],
                            "handle": "connection",
                            "key": "Comment_replies",
                            "kind": "LinkedHandle",
                            "name": "replies"
                          },
                          (v18/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v25/*:: as any*/),
                              (v26/*:: as any*/),
                              (v57/*:: as any*/),
                              (v58/*:: as any*/),
                              (v55/*:: as any*/),
                              (v45/*:: as any*/),
                              (v59/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "User",
                                "kind": "LinkedField",
                                "name": "author",
                                "plural": false,
                                "selections": [
                                  (v44/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v60/*:: as any*/),
                                  (v38/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v8/*:: as any*/),
                              (v52/*:: as any*/),
                              (v53/*:: as any*/),
                              (v61/*:: as any*/),
                              (v62/*:: as any*/),
                              (v63/*:: as any*/),
                              (v64/*:: as any*/),
                              (v65/*:: as any*/),
                              (v54/*:: as any*/)
                            ],
                            "type": "Content",
                            "abstractKey": "__isContent"
                          }
                        ],
                        "storageKey": null
                      },
                      (v66/*:: as any*/)
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
                      (v69/*:: as any*/),
                      (v67/*:: as any*/),
                      (v68/*:: as any*/),
                      (v70/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "filters": [
                  "around"
                ],
                "handle": "connection",
                "key": "CommentThread_comments",
                "kind": "LinkedHandle",
                "name": "comments"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commentStatus",
                    "storageKey": null
                  }
                ],
                "type": "Post",
                "abstractKey": null
              }
            ],
            "type": "Commentable",
            "abstractKey": "__isCommentable"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0aed56ae05b9e4916170ecddf7f730cf470664a7c16f3f28214f7a34d0ddab15",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f415bd487203e6dfde6d6696ab08f46";

export default node;
