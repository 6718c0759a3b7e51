/**
 * @generated SignedSource<<fbc034cbf66bdafc651751a426ca9ba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type PostEditor_manuscript$data = {
  readonly assocType: AssocType;
  readonly number: string;
  readonly postId: string;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"PostEditor_state" | "Revisions_manuscript" | "valuesOf_text">;
  readonly " $fragmentType": "PostEditor_manuscript";
};
export type PostEditor_manuscript$key = {
  readonly " $data"?: PostEditor_manuscript$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostEditor_manuscript">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assocType",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v18 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v17/*:: as any*/),
  (v8/*:: as any*/),
  (v6/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v23 = [
  (v17/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostEditor_manuscript",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "valuesOf_text",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "permalink",
              "storageKey": null
            },
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
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "typed",
                          "storageKey": null
                        }
                      ],
                      "type": "IncompleteSection",
                      "abstractKey": null
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
                            (v6/*:: as any*/),
                            (v2/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "disclaimer",
                              "storageKey": null
                            },
                            (v9/*:: as any*/),
                            (v10/*:: as any*/),
                            (v11/*:: as any*/),
                            (v12/*:: as any*/)
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
                                (v7/*:: as any*/),
                                (v13/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v13/*:: as any*/),
                            (v2/*:: as any*/),
                            (v14/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            (v6/*:: as any*/),
                            (v2/*:: as any*/),
                            (v14/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            (v14/*:: as any*/),
                            (v2/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            (v14/*:: as any*/),
                            (v15/*:: as any*/)
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
                            (v7/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "GalleryPicture",
                              "kind": "LinkedField",
                              "name": "pictures",
                              "plural": true,
                              "selections": [
                                (v6/*:: as any*/),
                                (v16/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v13/*:: as any*/),
                            (v6/*:: as any*/),
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
                            (v13/*:: as any*/)
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
                            (v7/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "SectionItem",
                              "kind": "LinkedField",
                              "name": "blocks",
                              "plural": true,
                              "selections": (v18/*:: as any*/),
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
                            (v6/*:: as any*/),
                            (v16/*:: as any*/),
                            (v2/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            (v9/*:: as any*/),
                            (v10/*:: as any*/),
                            (v11/*:: as any*/),
                            (v12/*:: as any*/)
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
                            (v1/*:: as any*/),
                            (v2/*:: as any*/),
                            (v8/*:: as any*/),
                            (v6/*:: as any*/)
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
                            (v19/*:: as any*/),
                            (v20/*:: as any*/),
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
                          "selections": (v18/*:: as any*/),
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
                            (v1/*:: as any*/),
                            (v8/*:: as any*/),
                            (v6/*:: as any*/),
                            (v2/*:: as any*/)
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
                            (v19/*:: as any*/),
                            (v20/*:: as any*/),
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
                            (v7/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "SectionItem",
                              "kind": "LinkedField",
                              "name": "items",
                              "plural": true,
                              "selections": (v18/*:: as any*/),
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
                            (v7/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "assocId",
                              "storageKey": null
                            },
                            (v0/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "docResultType",
                              "storageKey": null
                            },
                            (v21/*:: as any*/)
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
                            (v1/*:: as any*/),
                            (v8/*:: as any*/),
                            (v2/*:: as any*/),
                            (v6/*:: as any*/),
                            (v22/*:: as any*/)
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
                            (v16/*:: as any*/),
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
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
                                (v13/*:: as any*/)
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
                            (v19/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "ThisOrThatChoice",
                              "kind": "LinkedField",
                              "name": "first",
                              "plural": false,
                              "selections": (v23/*:: as any*/),
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "ThisOrThatChoice",
                              "kind": "LinkedField",
                              "name": "second",
                              "plural": false,
                              "selections": (v23/*:: as any*/),
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
                            (v7/*:: as any*/),
                            (v15/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "tag",
                              "storageKey": null
                            },
                            (v21/*:: as any*/)
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
                            (v7/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "SectionItem",
                              "kind": "LinkedField",
                              "name": "articles",
                              "plural": true,
                              "selections": (v18/*:: as any*/),
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
                            (v7/*:: as any*/),
                            (v13/*:: as any*/),
                            (v2/*:: as any*/),
                            (v6/*:: as any*/),
                            (v22/*:: as any*/)
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
              "concreteType": "PostSeo",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
              "alias": null,
              "args": null,
              "concreteType": "ManuscriptPicture",
              "kind": "LinkedField",
              "name": "featuredMedia",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "illustrator",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "categories",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tags",
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
                  "name": "username",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byline",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "afterErasure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comments",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "crossPublished",
              "storageKey": null
            }
          ],
          "type": "PostText",
          "abstractKey": "__isPostText"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostEditor_state"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Revisions_manuscript"
    }
  ],
  "type": "Manuscript",
  "abstractKey": null
};
})();

(node as any).hash = "2f6bda8ff6540b28a8afb52748d473e1";

export default node;
