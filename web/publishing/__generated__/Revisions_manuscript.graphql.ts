/**
 * @generated SignedSource<<55eb6af4aa9098d77d83fc9337f20e19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostChange = "BINNED" | "PUBLISHED" | "RETURNED" | "REVISED" | "SCHEDULED" | "SUBMITTED" | "UNBINNED" | "UNPUBLISHED" | "WRITTEN";
import type { FragmentRefs } from "relay-runtime";
export type Revisions_manuscript$data = {
  readonly id: string;
  readonly revisions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly by: {
          readonly username: string;
        } | null | undefined;
        readonly change: PostChange;
        readonly excerpt: string | null | undefined;
        readonly id: string;
        readonly insertedAt: string;
        readonly reason: string | null | undefined;
        readonly scheduledAt: string | null | undefined;
        readonly sections: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section">;
        }> | null | undefined;
        readonly title: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "Revisions_manuscript";
};
export type Revisions_manuscript$key = {
  readonly " $data"?: Revisions_manuscript$data;
  readonly " $fragmentSpreads": FragmentRefs<"Revisions_manuscript">;
};

import RevisionsListQuery_graphql from './RevisionsListQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "revisions"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v16 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v15/*:: as any*/),
  (v6/*:: as any*/),
  (v4/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v21 = [
  (v15/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
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
      "fragmentPathInResult": [
        "node"
      ],
      "operation": RevisionsListQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "Revisions_manuscript",
  "selections": [
    {
      "alias": "revisions",
      "args": null,
      "concreteType": "PostRevisionConnection",
      "kind": "LinkedField",
      "name": "__Revisions_revisions_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PostRevisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PostRevision",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "change",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "insertedAt",
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
                  "name": "scheduledAt",
                  "storageKey": null
                },
                (v2/*:: as any*/),
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
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "by",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "username",
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
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "sectionStored_section",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "type",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "isAuthwalled",
                          "storageKey": null
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
                              "alias": "AdSlot",
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
                                (v4/*:: as any*/),
                                (v3/*:: as any*/)
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
                              "alias": "ClientLeadForm",
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
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "disclaimer",
                                  "storageKey": null
                                },
                                (v7/*:: as any*/),
                                (v8/*:: as any*/),
                                (v9/*:: as any*/),
                                (v10/*:: as any*/)
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
                              "alias": "Columns",
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
                                    (v5/*:: as any*/),
                                    (v11/*:: as any*/)
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
                              "alias": "CopyItem",
                              "args": null,
                              "concreteType": "CopyItemOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v11/*:: as any*/),
                                (v3/*:: as any*/),
                                (v12/*:: as any*/)
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
                              "alias": "Feature",
                              "args": null,
                              "concreteType": "FeatureOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
                                (v4/*:: as any*/),
                                (v3/*:: as any*/),
                                (v12/*:: as any*/)
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
                              "alias": "ForumDriver",
                              "args": null,
                              "concreteType": "ForumDriverOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
                                (v12/*:: as any*/),
                                (v3/*:: as any*/)
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
                              "alias": "ForumStarter",
                              "args": null,
                              "concreteType": "ForumStarterOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
                                (v12/*:: as any*/),
                                (v13/*:: as any*/)
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
                              "alias": "Gallery",
                              "args": null,
                              "concreteType": "GalleryOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "GalleryPicture",
                                  "kind": "LinkedField",
                                  "name": "pictures",
                                  "plural": true,
                                  "selections": [
                                    (v4/*:: as any*/),
                                    (v14/*:: as any*/)
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
                              "alias": "Giveaway",
                              "args": null,
                              "concreteType": "GiveawayOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v11/*:: as any*/),
                                (v4/*:: as any*/),
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
                              "alias": "HTML",
                              "args": null,
                              "concreteType": "HTMLOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v11/*:: as any*/)
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
                              "alias": "Homepage",
                              "args": null,
                              "concreteType": "HomepageOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "SectionItem",
                                  "kind": "LinkedField",
                                  "name": "blocks",
                                  "plural": true,
                                  "selections": (v16/*:: as any*/),
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
                              "alias": "ImageSection",
                              "args": null,
                              "concreteType": "ImageSectionOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v4/*:: as any*/),
                                (v14/*:: as any*/),
                                (v3/*:: as any*/)
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
                              "alias": "LeadGen",
                              "args": null,
                              "concreteType": "LeadGenOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
                                (v7/*:: as any*/),
                                (v8/*:: as any*/),
                                (v9/*:: as any*/),
                                (v10/*:: as any*/)
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
                              "alias": "Native",
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
                                (v2/*:: as any*/),
                                (v3/*:: as any*/),
                                (v6/*:: as any*/),
                                (v4/*:: as any*/)
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
                              "alias": "Poll",
                              "args": null,
                              "concreteType": "PollOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v17/*:: as any*/),
                                (v18/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "legacyPollId",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "engagementType",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "engagementId",
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
                              "alias": "PostTeaser",
                              "args": null,
                              "concreteType": "PostTeaserOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": (v16/*:: as any*/),
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
                              "alias": "Quiz",
                              "args": null,
                              "concreteType": "QuizOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v2/*:: as any*/),
                                (v6/*:: as any*/),
                                (v4/*:: as any*/),
                                (v3/*:: as any*/)
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
                              "alias": "Quizlet",
                              "args": null,
                              "concreteType": "QuizletOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v17/*:: as any*/),
                                (v18/*:: as any*/),
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
                              "alias": "Quote",
                              "args": null,
                              "concreteType": "QuoteOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "text",
                                  "storageKey": null
                                },
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
                              "alias": "Reading",
                              "args": null,
                              "concreteType": "ReadingOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "SectionItem",
                                  "kind": "LinkedField",
                                  "name": "items",
                                  "plural": true,
                                  "selections": (v16/*:: as any*/),
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
                              "alias": "Recommendation",
                              "args": null,
                              "concreteType": "RecommendationOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
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
                                  "name": "docResultType",
                                  "storageKey": null
                                },
                                (v19/*:: as any*/)
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
                              "alias": "RecommendedVideo",
                              "args": null,
                              "concreteType": "RecommendedVideoOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v2/*:: as any*/),
                                (v6/*:: as any*/),
                                (v3/*:: as any*/),
                                (v4/*:: as any*/),
                                (v20/*:: as any*/)
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
                              "alias": "SlidingTable",
                              "args": null,
                              "concreteType": "SlidingTableOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v14/*:: as any*/),
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
                              "alias": "SymptomChecker",
                              "args": null,
                              "concreteType": "SymptomCheckerOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
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
                                    (v11/*:: as any*/)
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
                              "alias": "ThisOrThat",
                              "args": null,
                              "concreteType": "ThisOrThatOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v17/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "ThisOrThatChoice",
                                  "kind": "LinkedField",
                                  "name": "first",
                                  "plural": false,
                                  "selections": (v21/*:: as any*/),
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "ThisOrThatChoice",
                                  "kind": "LinkedField",
                                  "name": "second",
                                  "plural": false,
                                  "selections": (v21/*:: as any*/),
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
                              "alias": "ThreadSection",
                              "args": null,
                              "concreteType": "ThreadSectionOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v13/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "tag",
                                  "storageKey": null
                                },
                                (v19/*:: as any*/)
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
                              "alias": "TopArticles",
                              "args": null,
                              "concreteType": "TopArticlesOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "SectionItem",
                                  "kind": "LinkedField",
                                  "name": "articles",
                                  "plural": true,
                                  "selections": (v16/*:: as any*/),
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
                              "alias": "VideoWithCopy",
                              "args": null,
                              "concreteType": "VideoWithCopyOptions",
                              "kind": "LinkedField",
                              "name": "options",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v11/*:: as any*/),
                                (v3/*:: as any*/),
                                (v4/*:: as any*/),
                                (v20/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "type": "VideoWithCopySection",
                          "abstractKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
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
    },
    (v1/*:: as any*/)
  ],
  "type": "Manuscript",
  "abstractKey": null
};
})();

(node as any).hash = "2f9bb9e7ebd8b7e339a9f55bc875109d";

export default node;
